// The text table of Notre Dame: everything that a view shows is said.
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '$web/boards/board';
import { piecesOf, sayings, wordsOf } from '$web/../tests/helper';
import { notreDame } from '../text/table';
import type { Sheet, View } from '../types';
import printed from './sheet.json';
import fixture from './view.json';

describe('Notre Dame', () => {
  const seen = fixture as unknown as View;
  const sheet = printed as unknown as Sheet;
  const props = { view: seen, sheet, words: wordsOf('en'), seat: 0 } as BoardProps;
  const regions = notreDame(props);

  test('says every person, every card of the own hand and every market', () => {
    const wanted = [
      ...seen.persons.map(({ name }) => name),
      ...(seen.mine?.hand ?? []),
      ...(seen.mine?.looking ?? []),
      ...seen.boroughs.flatMap(({ markets }) => markets.map(({ name }) => name)),
    ];
    expect(piecesOf(regions)).toEqual(expect.arrayContaining(wanted));
  });

  test('has the sectors of all players side by side, the own ones as pieces', () => {
    const grid = regions.flatMap(({ grid: found }) => found ?? []).find(({ rows }) => rows.length === 8);
    expect(grid?.rows.every(({ cells }) => cells.length === seen.players.length)).toBe(true);
    expect(piecesOf(regions)).toEqual(expect.arrayContaining(['bank', 'park', 'notre-dame']));
  });

  test('does not tell the prestige that is hidden', () => {
    const hidden = seen.players
      .map((_, seat) => seat)
      .filter((seat) => !seen.prestige.some((known) => known.seat === seat));
    expect(hidden.length).toBeGreaterThan(0);
    expect(sayings(regions).filter((text) => text === 'hidden').length).toBe(hidden.length);
  });
});
