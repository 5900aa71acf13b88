// The meeting table: where tails point, where the inkpot would land, what is barred and why.
import { describe, expect, test } from 'vitest';
import type { Offer, Snapshot } from '$web/protocol';
import { barred, foretelling, ghostOf, ownAim, pickedSpace } from '../table/aim';
import { landingOf } from '../table/landing';
import { tailOf } from '../table/lattice';
import type { Sheet, SpaceView, View } from '../wire';

const space = (name: string, over: Partial<SpaceView> = {}): SpaceView => ({
  name,
  blocked: false,
  owner: null,
  action: null,
  ideas: 0,
  bright: 0,
  ...over,
});
const player = { inkpot: 3, locked: 2, notebook: ['a', null, 'b', null, null, null, null, null, null] };
const view = {
  spaces: [space('1-1', { blocked: true }), space('1-2'), space('1-3', { owner: 0, action: 'walk', ideas: 1 })],
  players: [player],
  stack: [],
} as unknown as View;
const sheet = {
  table: {
    spaces: [
      { name: '1-1', inkpot: 1 },
      { name: '1-2', inkpot: 1 },
      { name: '1-3', inkpot: 3 },
    ],
    actions: [{ name: 'draw' }, { name: 'walk' }],
  },
  practice: { inkpot: [0, 1, 1, 1, 2], lines: [{ printed: 3 }, { printed: 3 }, { printed: 3 }] },
  effects: [[], [], [], [{ icon: 'insight', ring: 'minor', quality: 'growth' }]].map((icons) => ({ icons })),
} as unknown as Sheet;
const offer = (pieces: string[]): Offer => ({
  action: pieces.join(' '),
  phrase: { key: 'x' },
  group: 'point',
  pieces,
  free: false,
  undoable: true,
});
const asked = (name: string, offers: Offer[], why: { pieces: string[]; rule: string }[] = []): Snapshot =>
  ({ question: { name }, offers, why_not: why }) as unknown as Snapshot;

test('a tail points at the corner where the action lies', () => {
  expect([tailOf(5, 0), tailOf(5, 1), tailOf(5, 3), tailOf(5, 4)]).toEqual([180, 270, 90, 0]);
  expect(tailOf(0, 0)).toBe(0);
  expect(tailOf(15, 8)).toBe(180);
});

describe('the landing of the inkpot', () => {
  test('on the left space, and over the icon to a row with its tiles', () => {
    expect(landingOf(view, sheet, 0, '1-2')).toMatchObject({ steps: 1, place: 'left', frees: false });
    expect(landingOf(view, sheet, 0, '1-3')).toMatchObject({ steps: 3, place: 'row', row: 1, tiles: 2, frees: true });
  });
  test('a row is drawn by what is printed beside it', () => {
    expect(landingOf(view, sheet, 0, '1-3')?.icons).toHaveLength(1);
  });
  test('nobody who only watches has one', () => expect(landingOf(view, sheet, null, '1-2')).toBeNull());
});

test('rows are foretold where ideas are or may be stated', () => {
  expect(foretelling(asked('point', []))).toBe(true);
  expect(foretelling(asked('turn', [{ ...offer(['1-2']), group: 'state' }]))).toBe(true);
  expect(foretelling(asked('turn', []))).toBe(false);
});

test('the ghost follows the answer in focus, then the pick, then the number that is asked', () => {
  expect(pickedSpace(view, ['draw', '1-2'])).toBe('1-2');
  expect(ghostOf(view, sheet, offer(['1-2', 'draw']), null)).toMatchObject({ space: '1-2', action: 'draw' });
  expect(ghostOf(view, sheet, null, '1-2')).toMatchObject({ space: '1-2', action: null });
  const laying = { ...view, stack: [{ pieces: { space: 1, action: 1 } }] } as unknown as View;
  expect(ghostOf(laying, sheet, null, null)).toEqual({ space: '1-2', action: 'walk', ideas: 1, bright: 0 });
  const lay: Offer = { ...offer([]), group: 'lay', numbers: { ideas: 1, bright: 1 } };
  expect(ghostOf(laying, sheet, lay, null)).toMatchObject({ ideas: 1, bright: 1 });
  expect(ghostOf(view, sheet, null, null)).toBeNull();
});

test('a barred action tells the reason of an open space', () => {
  const why = [
    { pieces: ['1-1', 'walk'], rule: 'UM-2.5' },
    { pieces: ['1-2', 'walk'], rule: 'UM-10.5' },
  ];
  expect(barred(view, asked('point', [offer(['1-2', 'draw'])], why), 'walk')?.rule).toBe('UM-10.5');
  expect(barred(view, asked('point', [offer(['1-2', 'draw'])], why), 'draw')).toBeNull();
  expect(barred(view, asked('pay', [], why), 'walk')).toBeNull();
  expect([ownAim(view, 0, 'walk'), ownAim(view, 1, 'walk'), ownAim(view, null, 'walk')]).toEqual([true, false, false]);
});
