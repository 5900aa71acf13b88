// The board of Notre Dame against a view and a sheet of the rules, which read the same files.
import { describe, expect, test } from 'vitest';
import { city, cornersOf, rose, spotIn, street } from '../geometry';
import { cardOf, marketOf, seatOf } from '../component';
import { forecastOf, frameName, piecesIn, prestigeOf, sectorsOf, type Sheet, type View } from '../types';
import printed from './sheet.json';
import fixture from './view.json';

const view = fixture as unknown as View;
const sheet = printed as unknown as Sheet;

describe('the view', () => {
  test('says where the game is, what stands where and what is to come', () => {
    expect([frameName(view.phase), view.question && frameName(view.question)]).toEqual(['hire', 'minstrel-to']);
    expect([prestigeOf(view, 0), prestigeOf(view, 1)]).toEqual([21, null]);
    const player = view.players[0]!;
    const places = ['residence', 'carriage-house', 'notre-dame'] as const;
    expect(places.map((place) => piecesIn(player, place))).toEqual([3, 1, 0]);
  });

  test('forecasts the plague until it has come to a player', () => {
    expect(forecastOf(view, sheet, 0)).toBe(10);
    const turn = (now: number): View => ({ ...view, phase: { plague: { turn: now } } });
    expect([forecastOf(turn(1), sheet, 0), forecastOf(turn(1), sheet, 1)]).toEqual([null, 2]);
    expect(forecastOf({ ...view, phase: 'over' }, sheet, 1)).toBeNull();
  });

  test('names cards and markets that the sheet has', () => {
    const card = cardOf(sheet, 'amber-cloister-school');
    expect([card.colour, card.place, seatOf(sheet, card.colour)]).toEqual(['amber', 'cloister-school', 1]);
    const market = marketOf(sheet, 'lapis-outer-left');
    expect([market.colour, market.spot]).toEqual(['lapis', 'outer-left']);
    expect(() => cardOf(sheet, 'monk')).toThrow('monk is no action card');
  });

  test('has the sectors of the sheet', () => {
    expect(view.players[0]?.sectors.map(([name]) => name).sort()).toEqual(sectorsOf(sheet).sort());
  });
});

describe.each([3, 4, 5])('a city of %i boroughs', (count) => {
  const { windows, box } = city(count);
  const corners = cornersOf(sheet.spots);
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

  test('joins each borough to the next along a whole border', () => {
    windows.forEach((window, k) => {
      const next = windows[(k + 1) % count]!;
      expect(apart(window.corners[7]!, next.corners[0]!)).toBeLessThan(0.01);
      expect(apart(window.corners[6]!, next.corners[1]!)).toBeLessThan(0.01);
    });
  });

  test('has every market at a place of its own, inside the picture', () => {
    const all = windows.flatMap((window) => sheet.spots.map(({ name }) => spotIn(window, corners.get(name))));
    for (const [at, place] of all.entries()) {
      expect(all.slice(0, at).every((other) => apart(other, place) > 20)).toBe(true);
      expect(place.x > box.x && place.x < box.x + box.width && place.y > box.y && place.y < box.y + box.height).toBe(
        true,
      );
    }
  });

  test('runs a street along the rim between two corners of one borough', () => {
    const [first] = windows;
    const spot = (name: string) => spotIn(first!, corners.get(name));
    expect(street(windows, spot('side'), spot('outer-right'))).toHaveLength(3);
    expect(street(windows, spot('centre'), spot('inner'))).toHaveLength(2);
  });
});

test('a rose window has eight panes and eight corners', () => {
  expect([rose(100).length, sheet.panes.length]).toEqual([8, 8]);
});
