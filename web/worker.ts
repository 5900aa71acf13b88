// What the build adds for phones and for use off line: a manifest in each language, and the service
// worker with the first page and its files inside.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rollup } from 'vite';

const LANGS = ['en', 'fr', 'pl', 'ru'];
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Plain texts of the page by their keys; none may be missing. */
async function textsOf(lang: string): Promise<(key: string) => string> {
  const file = await readFile(here(`../locales/${lang}/web.ftl`), 'utf8');
  return (key) => {
    const found = new RegExp(`^${key} = (.*)$`, 'm').exec(file)?.[1];
    if (!found) throw new Error(`locales/${lang}/web.ftl has no plain text ${key}.`);
    return found;
  };
}

const icon = (name: string, sizes: string, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes,
  type: 'image/png',
  purpose,
});

async function manifest(lang: string): Promise<string> {
  const text = await textsOf(lang);
  return JSON.stringify({
    id: '/',
    name: 'Mittwoch',
    short_name: 'Mittwoch',
    description: text('home-lead'),
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f6eedc',
    theme_color: '#1f4d3a',
    categories: ['games'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('any-192', '192x192', 'any'),
      icon('any-512', '512x512', 'any'),
      icon('maskable-512', '512x512', 'maskable'),
    ],
    shortcuts: [{ name: text('nav-rules'), url: '/rules' }],
  });
}

/** The word off line, for as long as the page itself has no words. */
async function word(lang: string): Promise<string> {
  const text = await textsOf(lang);
  const style = 'max-width:30rem;margin:30vh auto 0;padding:0 24px;font:400 17px/1.5 Georgia,serif;text-align:center';
  return `<main id="offline" lang="${lang}" style="${style}"><h1>${text('offline-title')}</h1><p>${text('offline-text')}</p></main>`;
}

type Bundle = Rollup.OutputBundle;

/** The files that the first page asks for at once, and what they ask for in turn. */
function filesOf(shell: string, bundle: Bundle): string[] {
  const named = [...shell.matchAll(/"\/(assets\/[^"]+)"/g)].map(([, name]) => name ?? '');
  const all = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (!chunk || all.has(name)) return;
    all.add(name);
    if (chunk.type === 'chunk') chunk.imports.forEach(take);
  };
  named.forEach(take);
  return [...all].map((name) => `/${name}`);
}

async function fill(bundle: Bundle): Promise<void> {
  const page = bundle['index.html'];
  const worker = bundle['sw.js'];
  if (page?.type !== 'asset' || worker?.type !== 'chunk') throw new Error('The build has no page or no worker.');
  const shell = String(page.source);
  const words = Object.fromEntries(await Promise.all(LANGS.map(async (lang) => [lang, await word(lang)] as const)));
  const rest = { shell, files: filesOf(shell, bundle), words };
  const version = createHash('sha256')
    .update(JSON.stringify([rest, worker.code]))
    .digest('hex')
    .slice(0, 12);
  worker.code = `const BUILT = ${JSON.stringify({ version, ...rest })};\n${worker.code}`;
}

export const worker: Plugin = {
  name: 'worker',
  apply: 'build',
  enforce: 'post',
  async buildStart() {
    for (const lang of LANGS) {
      this.emitFile({ type: 'asset', fileName: `manifest-${lang}.webmanifest`, source: await manifest(lang) });
    }
    this.emitFile({ type: 'chunk', id: here('src/worker/sw.ts'), fileName: 'sw.js' });
  },
  generateBundle: { order: 'post', handler: (_, bundle) => fill(bundle) },
};
