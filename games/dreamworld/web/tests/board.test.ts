// What the board of Dreamworld reckons for its drawing.
import { describe, expect, test } from 'vitest';
import { rulesOf } from '$web/../tests/helper';
import { RULE, TILE_RULE } from '../rules';
import { among } from '../said';
import { unseen, type LineCard, type View } from '../types';
import fixture from './view.json';

test('the rules that full cards point to are in the digest', () => {
  const known = rulesOf('dreamworld');
  expect([...Object.values(TILE_RULE), ...Object.values(RULE)].filter((id) => !known.has(id))).toEqual([]);
});

describe('the ghost in the line of Dreamworld', () => {
  const line = ['hex-3-sun', 'circle-8-moon'].map((card) => ({ card }) as LineCard);

  test('stands where its number falls, nearer numbers toward the Client', () => {
    expect(among(line, 'hex-5-sun', 'sun', [12, 0])).toEqual({ at: 1, gap: 3 });
    expect(among(line, 'hex-9-sun', 'sun', [12, 0])).toEqual({ at: 2, gap: 3 });
    expect(among([...line].reverse(), 'hex-5-sun', 'moon', [12, 0])).toEqual({ at: 1, gap: 2 });
    expect(among([], 'hex-5-sun', 'moon', [11, 1])).toEqual({ at: 0, gap: 4 });
  });

  test('shows no gap between equal numbers, which the rules have to order', () => {
    expect(among(line, 'hex-8-sun', 'sun', [12, 0]).gap).toBeNull();
  });
});

test('the tracker counts exactly the cards that are hidden', () => {
  const view = fixture.score.view as unknown as View;
  const all = fixture.pieces.filter(({ phrase }) => phrase.key === 'dw-card').map(({ name }) => name);
  const left = unseen(view, all);
  const hidden = view.players.reduce(
    (sum, player, seat) => sum + (seat === view.mine?.seat ? 0 : player.hand - player.known.length),
    view.deck + view['non-player'],
  );
  expect(left.diamond.length + left.hex.length + left.circle.length).toBe(hidden);
});
