// The text table of Dreamworld: everything that a view shows is said, in every language.
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '$web/boards/board';
import { LANGS } from '$web/lib/words';
import type { Piece } from '$web/protocol';
import { keysOf, piecesOf, sayings, wordsOf } from '$web/../tests/helper';
import { dreamworld } from '../text/table';
import type { View } from '../types';
import sheet from './sheet.json';
import fixture from './view.json';

describe.each(LANGS)('Dreamworld in %s', (lang) => {
  const { pieces: names, score } = fixture as unknown as { pieces: Piece[]; score: { view: View } };
  const seen = score.view;
  const props = {
    view: seen,
    sheet,
    words: wordsOf(lang, names),
    seat: seen.mine?.seat ?? null,
  } as unknown as BoardProps;
  const regions = dreamworld(props);

  test('says every card that lies open or is in the hand, each once', () => {
    const cards = [...seen.line, ...seen.lying].map(({ card }) => card);
    const shown = piecesOf(regions);
    for (const card of [...cards, ...(seen.mine?.hand ?? [])]) {
      expect([card, shown.filter((name) => name === card).length]).toEqual([card, 1]);
    }
  });

  test('has words for everything', () => {
    expect(keysOf(regions)).toEqual([]);
    expect(sayings(regions).every((text) => text.trim().length > 0)).toBe(true);
  });

  test('has seven nights with two sides, and a row for each player', () => {
    const grids = regions.flatMap(({ grid }) => grid ?? []);
    expect(grids.map(({ rows }) => rows.length)).toEqual([seen.players.length, 7]);
    for (const { head, rows } of grids) for (const { cells } of rows) expect(cells.length).toBe(head.length - 1);
  });
});
