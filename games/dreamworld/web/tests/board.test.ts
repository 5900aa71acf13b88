// What the board of Dreamworld reckons for its drawing.
import { describe, expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import type { Piece } from '$web/protocol';
import { rulesOf, wordsOf } from '$web/../tests/helper';
import { facts, groups, titleOf } from '../Card.svelte';
import { RULE } from '../rules';
import { among } from '../said';
import { cardOf, unseen, type LineCard, type Sheet, type View } from '../types';
import printed from './sheet.json';
import fixture from './view.json';

const sheet = printed as unknown as Sheet;

test('the rules that full cards point to are in the digest', () => {
  const known = rulesOf('dreamworld');
  expect(Object.values(RULE).filter((id) => !known.has(id))).toEqual([]);
});

describe('the ghost in the line of Dreamworld', () => {
  const line = ['hex-3-sun', 'circle-8-moon'].map((card) => ({ card }) as LineCard);

  test('stands where its number falls, nearer numbers toward the Client', () => {
    expect(among(sheet, line, 'hex-5-sun', 'sun')).toEqual({ at: 1, gap: 3 });
    expect(among(sheet, line, 'hex-9-sun', 'sun')).toEqual({ at: 2, gap: 3 });
    expect(among(sheet, [...line].reverse(), 'hex-5-sun', 'moon')).toEqual({ at: 1, gap: 2 });
    expect(among({ ...sheet, corner: [11, 1] }, [], 'hex-5-sun', 'moon')).toEqual({ at: 0, gap: 4 });
  });

  test('shows no gap between equal numbers, which the rules have to order', () => {
    expect(among(sheet, line, 'hex-8-sun', 'sun').gap).toBeNull();
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
