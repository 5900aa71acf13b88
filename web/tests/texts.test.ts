// The texts of the page: the same keys in every language, none missing, none unused.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGS, type Lang } from '../src/lib/words';
import { chosen, PICKS } from '../texts';
import { GAMES, wordsOf } from './helper';

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
/** The files of the page: what a first visit reads, and what is fetched with the pages that need it. */
const FILES = ['web', 'end', 'pages', 'teach', 'advice'];
const own = FILES.flatMap((name) => keys(read('en', name)));
const folders = GAMES.map((game) => join(root, 'games', game, 'web')).filter((folder) => existsSync(folder));
const drawn = GAMES.filter((game) => existsSync(join(root, 'games', game, 'web/locales')));
const boards = folders.map((folder) => sources(folder)).join('\n');

describe.each(LANGS.flatMap((lang) => FILES.map((name) => [lang, name] as const)))('%s/%s.ftl', (lang, name) => {
  const english = keys(read('en', name));
  test('has the keys of the English file, each once', () => {
    const found = keys(read(lang, name));
    expect(found).toEqual(english);
    expect(new Set(found).size).toBe(found.length);
  });

  test('fills in what the English text fills in', () => {
    for (const key of english) {
      expect([key, variables(read(lang, name), key)]).toEqual([key, variables(read('en', name), key)]);
    }
  });
});

// Keys that are put together from a word of the protocol.
const built = [
  'advice-',
  'bot-',
  'check-',
  'clock-',
  'course-',
  'discard-',
  'explain-',
  'hints-policy-',
  'home-greet-',
  'motion-',
  'pace-out-',
  'rank-',
  'request-',
  'reset-not-',
  'review-by-',
  'review-cost-',
  'settings-confirm-',
  'sheet-anyone',
  'sheet-friend',
  'sheet-then-',
  'sheet-watch-',
  'stood-in-',
  'sounds-',
  'theme-',
  'undo-policy-',
  'watching-',
];

/** What people read for it, beside words that mean another thing in their language. */
const MEANT: readonly [Lang, string, RegExp, RegExp][] = [
  ['fr', 'undo-free', /annul/i, /repren/i],
  ['fr', 'undo-ask', /annul/i, /repren/i],
  ['fr', 'request-undo', /annul/i, /repren/i],
  ['fr', 'key-undo', /annul/i, /repren/i],
  ['ru', 'undo-free', /отмен/i, /верн|возврат/i],
  ['ru', 'undo-ask', /отмен/i, /верн|возврат/i],
  ['ru', 'request-undo', /отмен/i, /верн|возврат/i],
  ['ru', 'key-undo', /отмен/i, /верн|возврат/i],
  ['ru', 'pace-live', /вживую/i, /сейчас/i],
  ['pl', 'um-event-skipped', /bez tego/i, /rezygn/i],
  ['pl', 'um-offer-skip', /bez tego/i, /rezygn/i],
];

test.each(MEANT)('%s: %s says what is meant', (lang, key, said, mistaken) => {
  const files = [...readdirSync(join(root, 'locales', lang)).map((name) => join(root, 'locales', lang, name))];
  files.push(...GAMES.map((game) => join(root, 'games', game, 'locales', `${lang}.ftl`)));
  const found = files.flatMap(
    (path) => new RegExp(`^${key} =.*(?:\\n +.*)*`, 'm').exec(readFileSync(path, 'utf8')) ?? [],
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(said);
  expect(found[0]).not.toMatch(mistaken);
});

describe.each(LANGS)('texts as they travel, %s', (lang) => {
  const folders = ['locales', ...GAMES.flatMap((game) => [`games/${game}/locales`, `games/${game}/web/locales`])];
  const files = folders
    .flatMap((folder) => [
      join(root, folder, `${lang}.ftl`),
      ...FILES.map((name) => join(root, folder, lang, `${name}.ftl`)),
    ])
    .filter((path) => existsSync(path));
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));

  test('are all there, without the notes', () => {
    expect(files.length).toBeGreaterThan(GAMES.length);
    for (const path of files) {
      const text = readFileSync(path, 'utf8');
      expect(lines(chosen(text, PICKS['raw']!, []))).toEqual(lines(text));
    }
  });

  test('are in one of two parts where a game keeps some for those who play alone', () => {
    for (const path of files) {
      const text = readFileSync(path, 'utf8');
      const parts = ['shared', 'alone'].flatMap((part) => lines(chosen(text, PICKS[part]!, ['um-id-', 'um-web-id-'])));
      expect(parts.sort()).toEqual(lines(text).sort());
    }
  });
});

/** What a machine would say for an effect. */
test.each(GAMES)('%s: effects are written, not compiled', (game) => {
  const text = readFileSync(join(root, 'games', game, 'locales/en.ftl'), 'utf8');
  expect(text.match(/change by|: change |Notebook cell \d/g)).toBeNull();
});

test('the colour of a deck stands behind the card, not before it', () => {
  const card = { key: 'nd-card', args: { colour: { word: 'lapis' }, kind: { word: 'park' } } };
  const words = wordsOf('en', [{ name: 'lapis-park', phrase: card }]);
  expect(words.phrase({ key: 'nd-offer-keep', args: { card: { piece: 'lapis-park' } } })).toBe('Keep Park (lapis)');
});

/** The choices below the headings of the settings, by how their keys begin. */
const CHOICES = {
  'settings-brightness': 'theme-',
  'settings-motion': 'motion-',
  'settings-confirm': 'settings-confirm-',
  'settings-speed': 'watching-',
  'settings-explain': 'explain-',
  'settings-sounds': 'sounds-',
};

test.each(LANGS)('in %s no heading of the settings is one of its own choices', (lang) => {
  const words = wordsOf(lang);
  for (const [heading, start] of Object.entries(CHOICES)) {
    const choices = own.filter((key) => key.startsWith(start)).map((key) => words.say(key).toLowerCase());
    expect([heading, choices.length > 1]).toEqual([heading, true]);
    expect(choices).not.toContain(words.say(heading).toLowerCase());
  }
});

test('every text is used', () => {
  const unused = own.filter((key) => {
    const composed = built.some((start) => key.startsWith(start));
    return !composed && !code.includes(`'${key}'`);
  });
  expect(unused).toEqual([]);
});

test('every text that is asked for exists', () => {
  const rooms = GAMES.flatMap((game) => [`games/${game}/locales/en.ftl`, `games/${game}/web/locales/en.ftl`]);
  const files = rooms.filter((path) => existsSync(join(root, path)));
  const platform = ['platform', 'faults', ...FILES].map((name) => `locales/en/${name}.ftl`);
  const known = new Set([...platform, ...files].flatMap((path) => keys(readFileSync(join(root, path), 'utf8'))));
  const asked = [...`${code}\n${boards}`.matchAll(/\bt\(\s*'([a-z0-9-]+)'/g)].map(([, key]) => key ?? '');
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

describe.each(drawn)('the texts of the board of %s', (game) => {
  const of = (lang: Lang) => readFileSync(join(root, 'games', game, 'web/locales', `${lang}.ftl`), 'utf8');

  test('are the same in every language, and each is used', () => {
    const english = keys(of('en'));
    for (const lang of LANGS) {
      expect([lang, keys(of(lang))]).toEqual([lang, english]);
      for (const key of english) expect([key, variables(of(lang), key)]).toEqual([key, variables(of('en'), key)]);
    }
    // Sentences below the pictures of options are put together from the option and its value.
    const built = /-web-goal$|^[a-z]+-pick-/;
    const used = (key: string) => built.test(key) || boards.includes(`'${key}'`);
    expect(english.filter((key) => !used(key))).toEqual([]);
  });
});

test('no visible text stands in a template', () => {
  const templates = `${code}\n${boards}`
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '');
  const aria = [...templates.matchAll(/(?:aria-label|title|placeholder)="([^"{]+)"/g)];
  expect(aria.map(([, text]) => text)).toEqual([]);
});
