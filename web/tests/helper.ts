// What the tests of the page and of the games share.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { bundleOf, Words, type Lang } from '../src/lib/words';
import { parts } from '../src/lib/digest';
import type { Piece } from '../src/protocol';
import type { Item, Region } from '../src/table/text/region';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** The keys of the games, as their folders say. */
export const GAMES = readdirSync(new URL('games/', root)).filter((key) =>
  existsSync(new URL(`games/${key}/game.toml`, root)),
);

/** All texts of a language: those of the platform, then those of the games. */
export function textsOf(lang: Lang): string[] {
  const platform = readdirSync(new URL(`locales/${lang}/`, root)).map((file) => `locales/${lang}/${file}`);
  return [
    ...platform,
    ...GAMES.flatMap((game) => [`games/${game}/locales/${lang}.ftl`, `games/${game}/web/locales/${lang}.ftl`]),
  ]
    .filter((path) => existsSync(new URL(path, root)))
    .map(read);
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** The words of a language with the names of pieces and players, for whoever sits at a seat. */
export function wordsOf(lang: Lang, pieces: Piece[] = [], names = NAMES, reader: number | null = null): Words {
  return new Words(lang, bundleOf(lang, textsOf(lang))).at(pieces, names, reader);
}

/** The numbers of the paragraphs in a digest of a game. */
export function rulesOf(game: string, digest = game): Set<string> {
  const all = parts(read(`games/${game}/docs/rules/en/${digest}.md`));
  return new Set(all.flatMap((part) => (part.kind === 'rule' ? [part.id] : [])));
}

/** Everything in regions of a text table that can be picked or read. */
export const itemsOf = (regions: Region[]): Item[] =>
  regions.flatMap(({ items: list = [], grid }) => [
    ...list,
    ...(grid?.rows.flatMap(({ cells }) => cells.flat()) ?? []),
  ]);

/** Every text in regions. */
export const sayings = (regions: Region[]): string[] => [
  ...regions.flatMap(({ title, lines = [], grid }) => [
    title,
    ...lines,
    ...(grid?.head ?? []),
    ...(grid?.rows.map(({ head }) => head) ?? []),
  ]),
  ...itemsOf(regions).map(({ text }) => text),
];

export const piecesOf = (regions: Region[]) => itemsOf(regions).flatMap(({ piece }) => piece ?? []);

/** Keys that have no text: they show themselves. */
export const keysOf = (regions: Region[]) =>
  sayings(regions).filter((text) => /\b(?:[a-z]{2}|board|twin|tab|menu)-[a-z]+-[a-z]/.test(text));
