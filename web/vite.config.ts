import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { brotli } from './brotli.ts';
import { worker } from './worker.ts';

// While developing, the page comes from Vite and everything else from a running server.
const server = process.env.MITTWOCH_SERVER ?? 'http://127.0.0.1:7300';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Of the texts of a game, name and blurb alone: what is read before anybody opens it (`?title`). */
const titles = {
  name: 'titles',
  async load(id: string) {
    const [path = '', query] = id.split('?');
    if (query !== 'title') return null;
    const text = await readFile(path, 'utf8');
    const found = text.match(/^[a-z0-9]+-(?:name|blurb) =.*(?:\n +.*)*/gm) ?? [];
    return `export default ${JSON.stringify(found.join('\n'))};`;
  },
};

/** Texts travel without the notes to those who translate them. */
const notes = {
  name: 'notes',
  enforce: 'pre' as const,
  async load(id: string) {
    const [path = '', query] = id.split('?');
    if (query !== 'raw' || !path.endsWith('.ftl')) return null;
    const text = await readFile(path, 'utf8');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))};`;
  },
};

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [titles, notes, worker, svelte({ configFile: here('svelte.config.js') }), brotli],
  resolve: { alias: { $web: here('src') } },
  // The program brings its own folder; what is built by hand lies beside it, not among the sources.
  build: {
    outDir: here('../target/dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', '../games/*/web/tests/*.test.ts'], environment: 'node' },
});
