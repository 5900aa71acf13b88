// What the frame reckons for the boards.
import { describe, expect, test } from 'vitest';
import { beside } from '../src/boards/beside';
import { told } from '../src/table/text/region';

describe('a full card', () => {
  const size = { width: 200, height: 150 };
  const room = { width: 1000, height: 700 };
  const over = (a: { x: number; y: number }, b: DOMRectInit) =>
    a.x < b.x! + b.width! && a.x + 200 > b.x! && a.y < b.y! + b.height! && a.y + 150 > b.y!;

  test('opens above its piece where there is room', () => {
    const piece = { x: 400, y: 500, width: 60, height: 90 };
    expect(beside(piece, size, room, [])).toEqual({ x: 330, y: 340 });
  });

  test('never covers the question or its piece while another side is free', () => {
    const question = { x: 700, y: 0, width: 300, height: 700 };
    for (const [x, y] of [
      [620, 20],
      [20, 20],
      [640, 600],
      [300, 40],
    ] as const) {
      const piece = { x, y, width: 60, height: 90 };
      const at = beside(piece, size, room, [question]);
      expect([over(at, question), over(at, piece)]).toEqual([false, false]);
      expect(at.x >= 0 && at.y >= 0 && at.x + 200 <= 1000 && at.y + 150 <= 700).toBe(true);
    }
  });

  test('leaves a sheet at the foot of a phone free', () => {
    const sheet = { x: 0, y: 480, width: 360, height: 280 };
    const at = beside({ x: 150, y: 380, width: 60, height: 90 }, size, { width: 360, height: 760 }, [sheet]);
    expect(at.y + 150).toBeLessThanOrEqual(480);
  });
});

test('a region without anything in it is left out', () => {
  expect(
    told([
      { title: 'a', items: [] },
      { title: 'b', lines: ['c'] },
    ]).map(({ title }) => title),
  ).toEqual(['b']);
});
