import { describe, expect, it } from 'vitest';
import type { Told } from '$web/protocol';
import { fresh, moved } from '../practice/since';
import { endOf } from '../practice/since.svelte';
import type { PlayerView, Sheet, View } from '../wire';

const room = { client: null, layer: null, latent: null, manifest: null, marker: 0 };
const player = {
  points: 4,
  coffee: 1,
  boxes: 0,
  bright: 0,
  reputation: 1,
  ideas: 2,
  inkpot: 1,
  dial: [
    [0, 1],
    [1, 0],
  ],
  'locked-lines': [true, true],
  notebook: [null, 'old-tile'],
  rooms: [room, { ...room, client: 'a', layer: 'l', marker: 5 }],
  played: ['card'],
  cured: [],
} as unknown as PlayerView;
const sheet = {
  practice: {
    dial: [{ name: 'reserve' }, { name: 'minor' }],
    lines: [{ name: 'row-1' }, { name: 'row-2' }],
    'inkpot-spaces': ['top', 'row-1', 'row-2', 'row-3', 'left'],
  },
} as unknown as Sheet;
const table = (rival: PlayerView, owner: number | null): View =>
  ({ players: [player, rival], treatises: [{ name: 'book', owner }] }) as unknown as View;

describe("what has changed since one's own last turn", () => {
  const later = {
    ...player,
    points: 9,
    inkpot: 3,
    dial: [
      [0, 0],
      [1, 0],
    ],
    notebook: ['new-tile', 'old-tile'],
    rooms: [room, { ...room, client: 'a', layer: null, marker: 3 }],
    played: ['card', 'second'],
  } as unknown as PlayerView;

  it('is every piece that came, moved or was turned', () => {
    const found = fresh(table(player, null), table(later, 1), 1, sheet);
    expect([...found].sort()).toEqual(['book', 'new-tile', 'reserve', 'room-2', 'row-3', 'second']);
    expect(fresh(table(player, 1), table(player, 1), 1, sheet).size).toBe(0);
  });

  it('is told in numbers', () => {
    expect(moved(table(player, null), table(later, 1), 1)).toEqual([
      { what: 'points', from: 4, to: 9 },
      { what: 'inkpot', from: 1, to: 3 },
    ]);
  });

  it('counts from the answer that ended the turn', () => {
    const ended = (seat: number, answers: number): Told =>
      ({ event: { game: { open: { seat, what: 'turn-ended' } } }, phrase: { key: 'x' }, answers }) as Told;
    const log = [ended(0, 4), ended(1, 9), ended(0, 15), ended(1, 20)];
    expect([endOf(log, 0, 30), endOf(log, 0, 14), endOf(log, 0, 3)]).toEqual([15, 4, null]);
  });
});
