// The texts of the page: the same keys in every language, none missing, none unused.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../src/lib/words';

const root = new URL('../..', import.meta.url).pathname;
const read = (lang: Lang, name: string) => readFileSync(join(root, 'locales', lang, `${name}.ftl`), 'utf8');
const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? '');
const variables = (text: string, key: string) => {
  const start = text.search(new RegExp(`^${key} =`, 'm'));
  const rest = text.slice(start + 1);
  const end = rest.search(/^(?:[a-z#]|\n\n)/m);
  return [...new Set(rest.slice(0, end < 0 ? undefined : end).match(/\$\w+/g) ?? [])].sort();
};

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => {
      if (statSync(path).isDirectory()) return sources(path);
      return /\.(svelte|ts)$/.test(path) ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}

const code = sources(join(root, 'web/src'));
const own = keys(read('en', 'web'));

describe.each(LANGS)('web.ftl in %s', (lang) => {
  test('has the keys of the English file, each once', () => {
    const found = keys(read(lang, 'web'));
    expect(found).toEqual(own);
    expect(new Set(found).size).toBe(found.length);
  });

  test('fills in what the English text fills in', () => {
    for (const key of own) {
      expect([key, variables(read(lang, 'web'), key)]).toEqual([key, variables(read('en', 'web'), key)]);
    }
  });
});

// Keys that are put together from a word of the protocol.
const built = ['bot-', 'clock-', 'hint-goal-', 'motion-', 'rank-', 'request-', 'theme-', 'undo-policy-', 'web-fault-'];

test('every text is used', () => {
  const unused = own.filter((key) => {
    const composed = built.some((start) => key.startsWith(start));
    return !composed && !code.includes(`'${key}'`);
  });
  expect(unused).toEqual([]);
});

test('every text that is asked for exists', () => {
  const games = ['dreamworld', 'notre-dame', 'unconscious-mind'];
  const known = new Set(['platform', 'web', ...games].flatMap((name) => keys(read('en', name))));
  const asked = [...code.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, key]) => key ?? '');
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test('no visible text stands in a template', () => {
  const templates = sources(join(root, 'web/src'))
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const aria = [...templates.matchAll(/(?:aria-label|title|placeholder)="([^"{]+)"/g)];
  expect(aria.map(([, text]) => text)).toEqual([]);
});
