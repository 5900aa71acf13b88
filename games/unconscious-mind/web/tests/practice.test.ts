// The practice as it is drawn: places on the dial, stones that travel, moves that are told apart.
import { describe, expect, test } from 'vitest';
import type { Offer, Preview } from '$web/protocol';
import { middle, moved, near, point, slot, stepped, STONE, way, zoneAt, type Stone } from '../practice/dial';
import { foreseen, lineIn } from '../practice/foresee';
import { kinds, movesOf, ofStone } from '../practice/moves';
import { rail, tagCounts } from '../practice/supply';
import { tidy } from '../practice/tidy';
import type { Icon, Open, PlayerView, SpotSheet, View } from '../wire';

const RINGS = ['minor', 'median', 'major'] as const;
const QUALITIES = ['growth', 'freedom', 'passion'] as const;
const zone = (name: string, rest: Pick<SpotSheet, 'ring' | 'quality'>): SpotSheet => ({
  name,
  common: `common-${name}`,
  own: `own-${name}`,
  ...rest,
});
const ZONES: SpotSheet[] = [
  zone('reserve', { ring: null, quality: null }),
  ...RINGS.flatMap((ring) => QUALITIES.map((quality) => zone(`${ring}-${quality}`, { ring, quality }))),
];
const dialOf = (counts: Record<number, [number, number]>) =>
  ZONES.map((_, at) => counts[at] ?? [0, 0]) as unknown as PlayerView['dial'];
const offer = (action: string, pieces: string[], group = 'pay'): Offer => ({
  action,
  group,
  pieces,
  phrase: { key: 'um-offer-use', args: {} },
  free: false,
  undoable: true,
});

describe('the dial', () => {
  test('a point of a zone is found in that zone', () => {
    ZONES.forEach((one, at) => {
      for (let index = 0; index < 6; index += 1) {
        const [x, y] = point(slot(one, index, 6));
        expect(zoneAt(ZONES, x, y)).toBe(at);
      }
    });
    expect(zoneAt(ZONES, 200, 0)).toBe(-1);
  });

  test('stones lie beside the icon of their zone, and few of them apart', () => {
    const median = ZONES[4]!;
    const [a, b] = [0, 1].map((index) => point(slot(median, index, 2)));
    const icon = point(middle(median));
    for (const stone of [a!, b!]) {
      expect(Math.hypot(stone[0] - icon[0], stone[1] - icon[1])).toBeGreaterThan(2 * STONE);
    }
  });

  test('nothing turns the long way', () => {
    expect(near(350, 10)).toBe(370);
    expect(near(10, 350)).toBe(-10);
    expect(way({ angle: 300, r: 55 }, { angle: 60, r: 55 })).toMatch(/^M.*L/);
  });

  test('keys lead by section and ring, and 0 to the reserve', () => {
    const at = (name: string) => ZONES.findIndex((one) => one.name === name);
    expect(stepped(ZONES, at('minor-freedom'), 'ArrowRight')).toBe(at('minor-passion'));
    expect(stepped(ZONES, at('minor-freedom'), 'ArrowLeft')).toBe(at('minor-growth'));
    expect(stepped(ZONES, at('minor-freedom'), 'ArrowUp')).toBe(at('median-freedom'));
    expect(stepped(ZONES, at('minor-freedom'), 'ArrowDown')).toBe(at('reserve'));
    expect(stepped(ZONES, at('major-growth'), '0')).toBe(at('reserve'));
    expect(stepped(ZONES, 0, 'x')).toBeNull();
  });

  test('a stone that moved is the same stone', () => {
    let last = 0;
    const next = () => (last += 1);
    const before = moved([], dialOf({ 0: [2, 1] }), next);
    const after = moved(before, dialOf({ 0: [1, 1], 4: [1, 0] }), next);
    const went = after.find(({ spot }) => spot === 4) as Stone;
    expect(before.map(({ id }) => id)).toContain(went.id);
    expect(after).toHaveLength(3);
    expect(moved(after, dialOf({ 0: [1, 0] }), next)).toHaveLength(1);
  });
});

describe('moves', () => {
  const offers = [
    offer('use common', ['minor-growth', 'common-minor-growth']),
    offer('use own', ['minor-growth', 'own-minor-growth']),
    offer('transfer', ['major-passion', 'common-major-passion', 'major-growth'], 'transfer'),
    offer('discard', ['a-card']),
  ];
  const moves = movesOf(offers, ZONES);

  test('offers that name a stone say where from and where to', () => {
    expect(moves.map(({ from, to, own }) => [from, to, own])).toEqual([
      [1, null, false],
      [1, null, true],
      [9, 7, false],
    ]);
    expect(ofStone(moves, 1, true).map(({ offer: { action } }) => action)).toEqual(['use own']);
  });

  test('a picked place with both kinds asks which', () => {
    expect(kinds(moves, ['minor-growth'])).toHaveLength(2);
    expect(kinds(moves, ['major-passion'])).toEqual([]);
    expect(kinds(moves, [])).toEqual([]);
  });
});

describe('what an answer would do', () => {
  const told = (what: Open, seat = 0) => ({
    event: { game: { open: { seat, what } } },
    phrase: { key: 'um-event-used', args: {} },
    answers: 1,
  });
  const preview: Preview = {
    told: [
      told({ suppressed: { token: { spot: 5, own: false } } }),
      told({ elevated: { token: { spot: 2, own: true } } }),
      told({ paid: { good: 'coffee', count: 2 } }),
      told({ used: { token: { spot: 9, own: false } } }, 1),
    ],
  };

  test('stones travel and coffee is spent, of the own seat alone', () => {
    const seen = foreseen(preview, 0);
    expect(seen.journeys).toEqual([
      { from: 5, to: 2, own: false },
      { from: 2, to: 5, own: true },
    ]);
    expect(seen.coffee).toBe(2);
    expect(foreseen(null, 0).journeys).toEqual([]);
  });

  test('the line that acts is found under what it set off', () => {
    const stack: View['stack'] = [
      'turn',
      { line: { line: 2, done: 1 } },
      { generate: { ring: 'minor', quality: null } },
    ];
    expect(lineIn({ stack } as View)).toEqual({ line: 2, done: 1 });
    expect(lineIn({ stack: ['turn'] } as unknown as View)).toBeNull();
  });
});

test('a track has a mark for each piece and pale ones up to the most', () => {
  expect(rail(2, 3, 1)).toEqual([
    { full: true, spent: false },
    { full: true, spent: true },
    { full: false, spent: false },
  ]);
  expect(rail(5, 0, 0)).toHaveLength(5);
  expect(tagCounts([1, 0, 0, 0, 0, 0, 2]).at(-1)).toEqual({ tag: 'wild', count: 2 });
});

test('brackets around all that follows an arrow are left out, others stay', () => {
  const sign = (which: 'open' | 'close' | 'arrow' | 'plus'): Icon => ({ icon: 'sign', sign: which });
  const coffee: Icon = { icon: 'good', good: 'coffee', amount: 1 };
  expect(tidy([coffee, sign('arrow'), sign('open'), coffee, sign('plus'), coffee, sign('close')])).toHaveLength(5);
  expect(tidy([sign('open'), coffee, sign('close'), sign('plus'), coffee])).toHaveLength(5);
});
