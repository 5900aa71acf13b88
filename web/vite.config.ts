import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { shrunk } from './shrink.ts';
import { texts } from './texts.ts';
import { worker } from './worker.ts';

// While developing, the page comes from Vite and everything else from a running server.
const server = process.env.MITTWOCH_SERVER ?? 'http://127.0.0.1:7300';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// What many pages share would be a file for each set of them that shares it: every file costs its
// heads, and small ones shrink worse. What home needs is one, what a table needs beside it another.
const LIBRARIES = String.raw`node_modules[\\/](?:svelte|@fluent|esm-env|clsx)[\\/]|rolldown[\\/]runtime`;
const BASE = [
  'App|Page|main|ui/(?:Defs|Emblem|Face|Failure|Foot|Header|Icon|Logo|faces)',
  'lib/(?:api|arrive|clock|companion|confirming|faults|forget|fresh|games|i18n|key|lang|manifests)',
  'lib/(?:names|now|pacing|phrase|router|session|settings|words)',
];
const PLAY = [
  'boards/(?:Facts|Full|beside|board|card|drag|readable|times)|table/(?:PackShare|RuleLink)',
  'lib/(?:advice|chatread|glance|live|looking|offers|outbox|paces|play|previews|room|sheets|shelf|sight)',
  'ui/(?:NameField|Spans)',
];
const sources = (paths: readonly string[]) => String.raw`[\\/]web[\\/]src[\\/](?:${paths.join('|')})[.]`;
const GROUPS = [
  { name: 'base', test: new RegExp(`${LIBRARIES}|${sources(BASE)}`) },
  { name: 'play', test: new RegExp(sources(PLAY)) },
];

export default defineConfig({
  root: here('.'),
  cacheDir: here('../node_modules/.vite'),
  plugins: [texts, worker, svelte({ configFile: here('svelte.config.js') }), shrunk],
  resolve: { alias: { $web: here('src') } },
  // The program brings its own folder; what is built by hand lies beside it, not among the sources.
  build: {
    outDir: here('../target/dist'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts', '../games/*/web/tests/*.test.ts'], environment: 'node' },
});
