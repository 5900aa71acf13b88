// The games that there are: the folders with a manifest.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.js';

const folder = join(root, 'games');
const manifest = (key) => join(folder, key, 'game.toml');

/** Their keys. */
export const GAMES = readdirSync(folder)
  .filter((key) => existsSync(manifest(key)))
  .sort();

/** A game for what every game does alike. */
export const [SOME] = GAMES;

/** What the keys of their texts begin with. */
const PREFIXES = GAMES.flatMap((key) => /^prefix = "(.*)"/m.exec(readFileSync(manifest(key), 'utf8'))?.[1] ?? []);

/** Whether everything is tried, or a sample. */
export const ALL = process.env.MITTWOCH_PAGES === 'all';

const STARTS = [
  ...PREFIXES,
  'home',
  'nav',
  'seat',
  'room',
  'prompt',
  'account',
  'settings',
  'slider',
  'board',
  'menu',
  'list',
  'web',
  'twin',
  'course',
];

/** A text that is not there shows its key: a word with hyphens and a known beginning. */
export const KEY = new RegExp(`\\b(?:${STARTS.join('|')})-[a-z]+(?:-[a-z]+)*\\b`);
