// The text table: everything that a view shows is said, in every language.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../src/boards/board';
import type { View as DreamworldView } from '../src/boards/dreamworld/types';
import type { View as NotreDameView } from '../src/boards/notre-dame/types';
import { bundleOf, LANGS, Words, type Lang } from '../src/lib/words';
import type { Piece } from '../src/protocol';
import { dreamworld } from '../src/table/twin/dreamworld';
import { notreDame } from '../src/table/twin/notre-dame';
import { told, type Item, type Region } from '../src/table/twin/region';
import dreamworldFixture from './fixtures/dreamworld.json';
import notreDameFixture from './fixtures/notre-dame.json';

const folder = new URL('../../locales/', import.meta.url);
function words(lang: Lang, pieces: Piece[] = []): Words {
  const files = readdirSync(new URL(`${lang}/`, folder));
  const read = (file: string) => readFileSync(new URL(`${lang}/${file}`, folder), 'utf8');
  return new Words(lang, bundleOf(lang, files.map(read))).at(pieces, ['Ada', 'Bo', 'Cy', 'Di']);
}
const items = (regions: Region[]): Item[] =>
  regions.flatMap(({ items: list = [], grid }) => [...list, ...(grid?.rows.flatMap(({ cells }) => cells.flat()) ?? [])]);
const texts = (regions: Region[]): string[] => [
  ...regions.flatMap(({ title, lines = [], grid }) =>
    [title, ...lines, ...(grid?.head ?? []), ...(grid?.rows.map(({ head }) => head) ?? [])]),
  ...items(regions).map(({ text }) => text),
];
const pieces = (regions: Region[]) => items(regions).flatMap(({ piece }) => piece ?? []);
/** A key that has no text shows itself. */
const keys = (regions: Region[]) => texts(regions).filter((text) => /\b(?:dw|nd|um|board|twin|tab|menu)-[a-z]/.test(text));

describe.each(LANGS)('Dreamworld in %s', (lang) => {
  const { pieces: names, score } = dreamworldFixture as unknown as { pieces: Piece[]; score: { view: DreamworldView } };
  const seen = score.view;
  const props = { view: seen, words: words(lang, names), seat: seen.mine?.seat ?? null } as BoardProps;
  const regions = dreamworld(props);

  test('says every card that lies open or is in the hand, each once', () => {
    const cards = [...seen.line, ...seen.lying].map(({ card }) => card);
    const shown = pieces(regions);
    for (const card of [...cards, ...(seen.mine?.hand ?? [])]) {
      expect([card, shown.filter((name) => name === card).length]).toEqual([card, 1]);
    }
  });

  test('has words for everything', () => {
    expect(keys(regions)).toEqual([]);
    expect(texts(regions).every((text) => text.trim().length > 0)).toBe(true);
  });

  test('has seven nights with two sides, and a row for each player', () => {
    const grids = regions.flatMap(({ grid }) => grid ?? []);
    expect(grids.map(({ rows }) => rows.length)).toEqual([seen.players.length, 7]);
    for (const { head, rows } of grids) for (const { cells } of rows) expect(cells.length).toBe(head.length - 1);
  });
});

describe('Notre Dame', () => {
  const seen = notreDameFixture as unknown as NotreDameView;
  const props = { view: seen, words: words('en'), seat: 0 } as BoardProps;
  const regions = notreDame(props);

  test('says every person, every card of the own hand and every market', () => {
    const wanted = [
      ...seen.persons.map(({ name }) => name), ...(seen.mine?.hand ?? []), ...(seen.mine?.looking ?? []),
      ...seen.boroughs.flatMap(({ markets }) => markets.map(({ name }) => name)),
    ];
    expect(pieces(regions)).toEqual(expect.arrayContaining(wanted));
  });

  test('has the sectors of all players side by side, the own ones as pieces', () => {
    const grid = regions.flatMap(({ grid: found }) => found ?? []).find(({ rows }) => rows.length === 8);
    expect(grid?.rows.every(({ cells }) => cells.length === seen.players.length)).toBe(true);
    expect(pieces(regions)).toEqual(expect.arrayContaining(['bank', 'park', 'notre-dame']));
  });

  test('does not tell the prestige that is hidden', () => {
    const hidden = seen.players.map((_, seat) => seat).filter((seat) => !seen.prestige.some((known) => known.seat === seat));
    expect(hidden.length).toBeGreaterThan(0);
    expect(texts(regions).filter((text) => text === 'hidden').length).toBe(hidden.length);
  });
});

test('a region without anything in it is left out', () => {
  expect(told([{ title: 'a', items: [] }, { title: 'b', lines: ['c'] }]).map(({ title }) => title)).toEqual(['b']);
});
