// What the board of Notre Dame reckons for its drawing: ways, ghosts, and components by their names.
import { describe, expect, test } from 'vitest';
import type { Preview } from '$web/protocol';
import { componentOf, partOf } from '../component';
import { foreseen, yields } from '../foresee';
import { way } from '../geometry';
import type { EventView, Sheet, View } from '../types';
import printed from './sheet.json';
import fixture from './view.json';

const view = fixture as unknown as View;
const sheet = printed as unknown as Sheet;
const previewOf = (...events: EventView[]): Preview => ({
  told: events.map((event) => ({ event: { game: event }, phrase: { key: '' }, answers: 0 })),
});

describe('what an answer would do in Notre Dame', () => {
  test('a placed marker and its yield, with the park', () => {
    const seen = foreseen(
      previewOf(
        { moved: { seat: 0, friend: false, from: 'supply', to: { sector: 'residence' } } },
        { scored: { seat: 0, source: 'residence', prestige: 3, park: 1 } },
      ),
      0,
      view,
    )!;
    expect([...seen.markers]).toEqual([['residence', 1]]);
    expect([seen.prestige, seen.park]).toEqual([4, 1]);
    expect(yields(seen, 5)).toEqual([{ icon: 'prestige', text: '+4', count: 4 }]);
  });

  test('pieces that leave, the friend, the carriage, the rat and the purse', () => {
    const seen = foreseen(
      previewOf(
        { moved: { seat: 0, friend: false, from: 'cathedral', to: { sector: 'hotel' } } },
        { moved: { seat: 0, friend: true, from: 'beside', to: { sector: 'park' } } },
        { rode: { seat: 0, to: 6 } },
        { 'rat-went-back': { seat: 0, to: 4 } },
        { gave: { seat: 0, coins: 2 } },
        { 'took-markers': { seat: 0, count: 1 } },
      ),
      0,
      view,
    )!;
    expect([...seen.markers]).toEqual([
      ['notre-dame', -1],
      ['hotel', 1],
    ]);
    expect([seen.friend, seen.rat, seen.coins, seen.supply]).toEqual(['park', 4, -2, 1]);
    expect(seen.carriage).toBe(view.boroughs[1]?.markets[1]?.name);
    expect(yields(seen, 5).map(({ icon, text }) => `${icon} ${text}`)).toEqual([
      'coin \u22122',
      'cube +1',
      'rat 5 → 4',
    ]);
  });

  test('what others do and what the round brings afterwards is no yield', () => {
    const coins = (seat: number): EventView => ({ 'took-coins': { seat, count: 3 } });
    const plague: EventView = { 'plague-came': { seat: 0, plague: 1, hospital: 0, to: 3, hit: false } };
    expect(foreseen(previewOf(coins(1), plague, coins(0)), 0, view)?.coins).toBe(0);
    expect([foreseen(null, 0, view), foreseen({ told: [] }, null, view)]).toEqual([null, null]);
  });

  test('coins that a rival would pay are foreseen for the one who takes them', () => {
    const preview = previewOf(
      { 'took-coins': { seat: 1, count: 2 } },
      { 'coins-missing': { seat: 1, count: 3, payers: 1 } },
      { charged: { seat: 1, payer: 0, count: 3 } },
    );
    expect(foreseen(preview, 1, view)?.coins).toBe(5);
    expect(foreseen(preview, 0, view)?.coins).toBe(0);
  });
});

test('a way leads along streets and is a shortest one', () => {
  const { streets } = view;
  const [first] = streets[0]!;
  const far = streets.at(-1)![1];
  const found = way(streets, first, far);
  expect([found[0], found.at(-1)]).toEqual([first, far]);
  const touch = (a: string, b: string) => streets.some((s) => s.includes(a) && s.includes(b));
  expect(found.slice(1).every((market, at) => touch(found[at]!, market))).toBe(true);
  expect(
    way(
      [
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
      ],
      'a',
      'c',
    ),
  ).toEqual(['a', 'c']);
  expect([way([['a', 'b']], 'a', 'z'), way([], 'a', 'a')]).toEqual([[], ['a']]);
});

test('every piece of the board is found in the sheet, whosever borough it lies in', () => {
  const names = [
    'lapis-bank',
    'monk',
    'brick-message-rat',
    'park',
    partOf('amber', 'hotel'),
    partOf('jade', 'harbour'),
    'lapis-centre',
  ];
  expect(names.map((name) => componentOf(sheet, name)?.kind)).toEqual([
    'card',
    'person',
    'message',
    'place',
    'place',
    'harbour',
    'market',
  ]);
  expect(componentOf(sheet, partOf('jade', 'carriage'))).toBeUndefined();
  expect(componentOf(sheet, partOf('amber', 'hotel'))).toMatchObject({ of: 'amber', entry: { name: 'hotel' } });
});
