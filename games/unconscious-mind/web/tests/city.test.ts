// Vienna and the displays: who is where, what counts, how the track is divided, in which order things lie.
import { describe, expect, test } from 'vitest';
import type { Offer } from '$web/protocol';
import { figuresAt, slotsAt, tagsAt, tagsIn } from '../city/city';
import { arrivals, counting, triggering } from '../city/offers';
import { lowerZones, seatsOn, upperZones } from '../city/track';
import { tight } from '../display/label';
import { goalsOf, treatisesOf } from '../display/order';
import type { Icon, ReputationSheet, Sheet, Tags, TreatiseView, View } from '../wire';

const sheet = {
  city: {
    locations: [
      { name: 'theatre', slots: [{ name: 'theatre-top', effect: 1 }] },
      { name: 'library', slots: [] },
    ],
    districts: [{ name: 'green', locations: ['theatre', 'library'] }],
    'location-tiles': [{ name: 'prater', coloured: [5], grey: [6] }],
  },
  treatises: [
    { name: 'red-small', points: 8, volumes: ['red'] },
    { name: 'green-large', points: 17, volumes: ['green'] },
    { name: 'green-small', points: 8, volumes: ['green'] },
  ],
} as unknown as Sheet;
const view = {
  freud: 'theatre',
  journalist: 'theatre',
  players: [
    { professor: 'library', reputation: 2, height: 1 },
    { professor: 'theatre', reputation: 2, height: 0 },
  ],
  locations: [{ location: 'theatre', used: [true], cover: { tile: 'prater', side: 'grey' } }],
} as unknown as View;
const TAGS: Tags = [2, 1, 0, 0, 0, 0, 1];

test('figures stand where they are, and a wild tag counts everywhere', () => {
  expect(figuresAt(view, 'theatre').map(({ kind }) => kind)).toEqual(['freud', 'journalist', 'professor']);
  expect(figuresAt(view, 'library')).toEqual([{ kind: 'professor', seat: 0 }]);
  expect([tagsAt(sheet, TAGS, 'theatre'), tagsAt(sheet, TAGS, 'library'), tagsIn(sheet, TAGS, 'green')]).toEqual([
    3, 2, 4,
  ]);
});

test('a tile changes what a slot does', () => {
  expect(slotsAt(sheet, view, 'theatre')).toEqual([{ name: 'theatre-top', effect: 6, used: true }]);
  const bare = { ...view, locations: [] } as unknown as View;
  expect(slotsAt(sheet, bare, 'theatre')[0]).toMatchObject({ effect: 1, used: false });
});

describe('what is asked of the city', () => {
  test('ways to a location with their steps and triggers', () => {
    const walk = (steps: number, to: string): Offer =>
      ({ group: 'walk', pieces: [to], numbers: { steps, figures: 2, tags: 3 } }) as unknown as Offer;
    const offers = [walk(2, 'opera'), walk(1, 'opera'), walk(3, 'museum')];
    expect(arrivals(offers, 'opera').map(({ steps }) => steps)).toEqual([1, 2]);
    expect(arrivals(offers, 'opera')[0]).toEqual({ steps: 1, figures: 2, tags: 3 });
    expect(arrivals(offers, 'theatre')).toEqual([]);
  });
  test('the location on top of the stack', () => {
    const on = (frame: unknown) => ({ stack: [frame] }) as Pick<View, 'stack'>;
    expect(triggering(on({ location: { location: 'opera', left: 2 } }))).toEqual({ location: 'opera', left: 2 });
    expect(triggering(on('turn'))).toBeNull();
    expect(counting(on({ visit: { location: 'museum', tag: false } }))).toBe('museum');
    expect(counting(on({ 'visit-by-journalist': { location: 'cafe' } }))).toBe('cafe');
  });
});

test('the reputation track is divided into zones', () => {
  const zone = (points: number) => ({ points, coffee: 1 });
  const track = {
    zones: [zone(1), zone(1), zone(2)],
    actions: [
      { name: 'a', effect: 0, from: 0 },
      { name: 'b', effect: 1, from: 2 },
    ],
    last: 3,
  } as unknown as ReputationSheet;
  expect(upperZones(track).map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [2, 2],
  ]);
  expect(lowerZones(track, 1).map(({ first, last, open }) => [first, last, open])).toEqual([
    [0, 1, true],
    [2, 3, false],
  ]);
  expect(seatsOn(view, 2)).toEqual([1, 0]);
});

test('treatises lie by points and leading colour, goals in solo as their row', () => {
  const named = (name: string) => ({ name }) as TreatiseView;
  const order = treatisesOf(sheet, ['red-small', 'green-large', 'green-small'].map(named));
  expect(order.map(({ name }) => name)).toEqual(['green-small', 'red-small', 'green-large']);
  const goals = [
    { name: 'one', owner: null },
    { name: 'two', owner: 1 },
  ];
  expect(goalsOf({ goals, id: null })).toEqual(goals);
  const id = { 'goal-row': ['two', 'one'] } as View['id'];
  expect(goalsOf({ goals, id: id ?? null }).map(({ name }) => name)).toEqual(['two', 'one']);
});

test('in a small place an insight that is not paid is generated, and signs are spared', () => {
  const icons: Icon[] = [
    { icon: 'verb', verb: 'generate' },
    { icon: 'insight', ring: 'minor', quality: null },
    { icon: 'sign', sign: 'plus' },
    { icon: 'verb', verb: 'elevate' },
    { icon: 'sign', sign: 'arrow' },
  ];
  expect(tight(icons).map(({ icon }) => icon)).toEqual(['insight', 'verb', 'sign']);
});
