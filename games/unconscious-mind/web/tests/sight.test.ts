import { expect, test } from 'vitest';
import { shift } from '../display/sight';

test('a piece in sight stays where it is', () => {
  expect(shift({ top: 100, bottom: 140 }, 60, 500)).toBe(0);
});

test('a piece below is brought up until it is free, a piece above down', () => {
  expect(shift({ top: 520, bottom: 560 }, 60, 500)).toBe(60);
  expect(shift({ top: 10, bottom: 50 }, 60, 500)).toBe(-50);
});

test('a piece that is higher than its room shows its upper edge', () => {
  expect(shift({ top: 300, bottom: 900 }, 60, 500)).toBe(240);
});
