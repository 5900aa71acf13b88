// The types of the Notre Dame board against a view of a real game; the rules read the
// same file, so neither side changes unseen.
import { describe, expect, test } from 'vitest';
import { city, CORNER, rose, spotIn, street } from '../geometry';
import { foreseen } from '../foresee';
import { PANES } from '../glass';
import {
  cardOf, forecastOf, frameName, marketOf, piecesIn, prestigeOf, SECTORS, type BoroughView,
  type PlayerView, type View,
} from '../types';
import type { Preview } from '$web/protocol';
import fixture from './view.json';

const view = fixture as unknown as View;
type Keys<T> = Record<keyof T, true>;
// The coins of the general supply and a question after the next are told only where there are any.
const ofView: Keys<Omit<View, 'bank' | 'later'>> = {
  round: true, period: true, start: true, phase: true, question: true, waiting: true, persons: true,
  plague: true, cathedral: true, boroughs: true, streets: true, players: true, prestige: true,
  winners: true, mine: true,
};
const ofPlayer: Keys<PlayerView> = {
  colour: true, coins: true, supply: true, general: true, sectors: true, friend: true,
  cathedral: true, rat: true, forecast: true, carriage: true, messages: true, played: true,
  hand: true, hired: true,
};
const ofBorough: Keys<BoroughView> = { colour: true, owner: true, markets: true };
const same = (value: object | undefined, keys: object) =>
  expect(Object.keys(value ?? {}).sort()).toEqual(Object.keys(keys).sort());

describe('the view', () => {
  test('has the fields that the board reads, and no others', () => {
    same(view, ofView);
    same(view.players[0], ofPlayer);
    same(view.boroughs[0], ofBorough);
    same(view.mine ?? {}, { seat: 0, looking: 0, hand: 0, choice: 0 });
    expect(view.players[0]?.sectors.map(([name]) => name).sort()).toEqual([...SECTORS].sort());
  });

  test('says where the game is, what stands where and what is to come', () => {
    expect([frameName(view.phase), frameName(view.question), frameName(null)]).toEqual(['hire', 'minstrel-to', '']);
    expect([prestigeOf(view, 0), prestigeOf(view, 1)]).toEqual([21, null]);
    const player = view.players[0]!;
    expect(['residence', 'carriage-house', 'notre-dame'].map((place) => piecesIn(player, place))).toEqual([3, 1, 0]);
  });

  test('forecasts the plague until it has come to a player', () => {
    expect(forecastOf(view, 0)).toBe(10);
    const turn = (now: number): View => ({ ...view, phase: { plague: { turn: now } } });
    expect([forecastOf(turn(1), 0), forecastOf(turn(1), 1)]).toEqual([null, 2]);
    expect(forecastOf({ ...view, phase: 'over' }, 1)).toBeNull();
  });

  test('names cards and markets', () => {
    expect(cardOf('amber-cloister-school')).toEqual({ colour: 'amber', owner: 1, kind: 'cloister-school' });
    expect(marketOf('lapis-outer-left')).toEqual({ colour: 'lapis', spot: 'outer-left' });
  });
});

test('coins that a rival would pay are foreseen for the one who takes them', () => {
  const told = (key: string, seat: number, count: number, payer?: number) => ({
    key: `nd-event-${key}`,
    args: { seat: { seat }, count: { number: count }, ...(payer === undefined ? {} : { payer: { seat: payer } }) },
  });
  const preview = {
    told: [told('took-coins', 1, 2), told('coins-missing', 1, 3), told('charged', 1, 3, 0)],
  } as unknown as Preview;
  expect(foreseen(preview, 1)?.coins).toBe(5);
  expect(foreseen(preview, 0)?.coins).toBe(0);
});

describe.each([3, 4, 5])('a city of %i boroughs', (count) => {
  const { windows, box } = city(count);
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  test('joins each borough to the next along a whole border', () => {
    windows.forEach((window, k) => {
      const next = windows[(k + 1) % count]!;
      expect(apart(window.corners[7]!, next.corners[0]!)).toBeLessThan(0.01);
      expect(apart(window.corners[6]!, next.corners[1]!)).toBeLessThan(0.01);
    });
  });

  test('has every market at a place of its own, inside the picture', () => {
    const all = windows.flatMap((window) => ['centre', ...Object.keys(CORNER)].map((spot) => spotIn(window, spot)));
    for (const [at, place] of all.entries()) {
      expect(all.slice(0, at).every((other) => apart(other, place) > 20)).toBe(true);
      expect(place.x > box.x && place.x < box.x + box.width && place.y > box.y && place.y < box.y + box.height).toBe(true);
    }
  });

  test('runs a street along the rim between two corners of one borough', () => {
    const [first] = windows;
    const run = street(windows, spotIn(first!, 'side'), spotIn(first!, 'outer-right'));
    expect(run).toHaveLength(3);
    expect(street(windows, spotIn(first!, 'centre'), spotIn(first!, 'inner'))).toHaveLength(2);
  });
});

test('a rose window has eight panes and eight corners', () => {
  expect([rose(100).length, PANES.length]).toEqual([8, 8]);
});
