import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// While developing, the page comes from Vite and everything else from a running server.
const server = process.env.MITTWOCH_SERVER ?? 'http://127.0.0.1:7300';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [svelte({ configFile: here('svelte.config.js') })],
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
