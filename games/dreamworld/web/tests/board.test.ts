// What the board of Dreamworld reckons for its drawing.
import { describe, expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import type { Offer, Piece } from '$web/protocol';
import { rulesOf, wordsOf } from '$web/../tests/helper';
import { facts, groups, titleOf } from '../Card.svelte';
import { measured, rowOf } from '../gaps';
import { allowing, fits, scoring, stepsOf, toggled, valuesOf } from '../plan';
import { RULE } from '../rules';
import { cardOf, unseen, type LineCard, type Sheet, type View } from '../types';
import printed from './sheet.json';
import fixture from './view.json';

const sheet = printed as unknown as Sheet;

test('the rules that full cards point to are in the digest', () => {
  const known = rulesOf('dreamworld');
  expect(Object.values(RULE).filter((id) => !known.has(id))).toEqual([]);
});

describe('the ghost in the line of Dreamworld', () => {
  const lines = (side: 'sun' | 'moon', ...cards: string[]) => {
    const line = cards.map((card) => ({ card, gap: 99 }) as LineCard);
    return { ...(fixture.score.view as unknown as View), side, line, clients: [], round: side === 'sun' ? 1 : 2 };
  };
  const gaps = (view: View, ghost: string) => rowOf(view, sheet, ghost).gaps.map(({ counts }) => counts);

  test('stands where its number falls, and its neighbour measures to it', () => {
    // The corner of the Sun side is 12, of the Moon side 0.
    const sun = lines('sun', 'hex-5-sun', 'circle-11-moon');
    expect(rowOf(sun, sheet, 'hex-9-sun').at).toBe(1);
    expect(gaps(sun, 'hex-9-sun')).toEqual([4, 2, sheet.corner[0] - 11]);
    expect(gaps(sun, 'hex-3-sun')).toEqual([2, 6, sheet.corner[0] - 11]);
    expect(gaps(lines('sun', 'hex-6-sun'), 'circle-11-moon')).toEqual([5, sheet.corner[0] - 11]);
    expect(gaps(lines('moon', 'circle-8-moon', 'hex-3-sun'), 'hex-5-sun')).toEqual([3, 2, 3 - sheet.corner[1]]);
  });

  test('shows no gap between equal numbers, which the rules have to order', () => {
    expect(gaps(lines('sun', 'hex-3-sun', 'circle-8-moon'), 'hex-8-sun')).toEqual([5, null, null]);
  });

  test('without one the gaps are those that the server counts', () => {
    const told = rowOf(lines('sun', 'hex-3-sun', 'circle-8-moon'), sheet, null).gaps;
    expect(told.map(({ counts }) => counts)).toEqual([99, 99]);
    expect(told.map(({ bare }) => bare)).toEqual([5, sheet.corner[0] - 8]);
  });

  test('a tile that skips a card leaves the bare gap in sight, and nothing to skip for the closest', () => {
    expect(measured([5, 6, 9], 12, 1)).toEqual([
      { bare: 1, counts: 4 },
      { bare: 3, counts: 6 },
      { bare: 3, counts: 3 },
    ]);
  });
});

describe('tokens that are tapped together', () => {
  const score = (spent: number, limit: number) =>
    ({ action: `score ${spent}`, group: 'score', pieces: [], numbers: { spent, limit } }) as unknown as Offer;
  const scores = scoring([score(2, 8), score(0, 6), score(1, 7)]);
  const rows = [[6], [5], [4], [3, 3], [2, 2]];

  test('the rightmost of a row goes first, and the cheapest limit that holds them is taken', () => {
    expect(valuesOf([[6], [5, 1]], [1, 1, 0])).toEqual([1, 5, 6]);
    expect(allowing(scores, 6, 0)?.action).toBe('score 0');
    expect(allowing(scores, 8, 0)?.action).toBe('score 2');
    expect(allowing(scores, 2, 1)?.action).toBe('score 1');
    expect(allowing(scores, 9, 0)).toBeNull();
  });

  test('only what fits with all that may be spent is open', () => {
    expect([0, 1, 2, 3, 4].filter((row) => fits(scores, rows, [0], row))).toEqual([4]);
    expect([0, 1, 2, 3, 4].filter((row) => fits(scores, rows, [4, 4], row))).toEqual([2, 3]);
    expect(fits(scores, rows, [3, 3], 3)).toBe(false);
  });

  test('a second tap takes the last one of the row back', () => {
    expect(toggled([3, 4, 3], 3, true)).toEqual([3, 4]);
    expect(toggled([3], 4, false)).toEqual([3, 4]);
  });

  test('after the declaration each is flipped, and then no more', () => {
    expect(stepsOf(['row-6', 'row-5'], [0, 1])).toEqual([
      { group: 'flip', piece: 'row-6' },
      { group: 'flip', piece: 'row-5' },
      { group: 'stop' },
    ]);
  });
});

test('the tracker counts exactly the cards that are hidden', () => {
  const view = fixture.score.view as unknown as View;
  const left = unseen(view, sheet);
  const hidden = view.players.reduce(
    (sum, player, seat) => sum + (seat === view.mine?.seat ? 0 : player.hand - player.known.length),
    view.deck + view['non-player'],
  );
  expect(left.diamond.length + left.hex.length + left.circle.length).toBe(hidden);
});

describe.each(LANGS)('the cards of Dreamworld in %s', (lang) => {
  const words = wordsOf(lang, fixture.pieces as unknown as Piece[]);
  const names = groups(sheet, words).flatMap((group) => group.names);

  test('are all there, each once', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBe(66 + 7 + 12 + 5 + 5);
  });

  test('say something in words, and cite paragraphs that are there', () => {
    const known = rulesOf('dreamworld');
    for (const name of names) {
      const said = facts({ name, sheet, words });
      expect(titleOf({ name, sheet, words })).not.toMatch(/^dw-/);
      expect(said.length).toBeGreaterThan(0);
      for (const { text, rule } of said) expect([text.length > 0, known.has(rule ?? '')]).toEqual([true, true]);
    }
  });

  test('of an owner are drawn from what they do', () => {
    const tile = {
      name: 'odd-numbers',
      effect: { kind: 'numbers', numbers: [3, 5, 7], add: 2 },
      rule: 'DW-7.2',
    } as const;
    const owner: Sheet = {
      ...sheet,
      tiles: [...sheet.tiles, { ...tile, effect: { ...tile.effect, numbers: [3, 5, 7] } }],
    };
    expect(groups(owner, words).some((group) => group.names.includes('odd-numbers'))).toBe(true);
    expect(facts({ name: 'odd-numbers', sheet: owner, words })[0]?.rule).toBe('DW-7.2');
  });
});

test('a name that is no card is none', () => {
  expect([cardOf(sheet, 'hex-4-moon')?.number, cardOf(sheet, 'professor')]).toEqual([4, undefined]);
});
