// One key goes through all regions of a table, and back.
import { expect, test } from 'vitest';
import { REGIONS, regionAfter, regionOf } from '../src/table/regions';

test('the regions follow each other in a circle', () => {
  const onward = REGIONS.map((region) => regionAfter(region, false));
  expect(onward).toEqual([...REGIONS.slice(1), REGIONS[0]]);
  expect(onward.map((region) => regionAfter(region, true))).toEqual([...REGIONS]);
  expect(regionAfter(null, true)).toBe('prompt');
});

test('log and chat share a place', () => {
  const within = (id: string) =>
    ({ closest: (selector: string) => (selector === id ? {} : null) }) as unknown as Element;
  expect(regionOf(within('#side'), 'chat')).toBe('chat');
  expect(regionOf(within('#side'), 'rules')).toBe('log');
  expect(regionOf(within('#board'), 'log')).toBe('board');
  expect(regionOf(null, 'log')).toBeNull();
});
