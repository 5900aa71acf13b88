// What the frame reckons for the boards.
import { describe, expect, test } from 'vitest';
import { beside } from '../src/boards/beside';
import { shift } from '../src/lib/motion';
import { shapeBy } from '../src/lib/shape';
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

test('a card in hand is read beside what shows its ghost, not over it', () => {
  const keep = [
    { x: 258, y: 200, width: 450, height: 430 },
    { x: 258, y: 640, width: 450, height: 66 },
  ];
  const question = { x: 718, y: 640, width: 348, height: 240 };
  const size = { width: 272, height: 210 };
  const at = beside({ x: 410, y: 740, width: 140, height: 140 }, size, { width: 1440, height: 900 }, [question], keep);
  const over = (box: { x: number; y: number; width: number; height: number }) =>
    at.x < box.x + box.width && at.x + size.width > box.x && at.y < box.y + box.height && at.y + size.height > box.y;
  expect([...keep, question].filter(over)).toEqual([]);
});

test('the shape of a window follows from width and height', () => {
  const at = (width: number, height: number) =>
    shapeBy((condition) => {
      const [, side, most] = /max-(width|height): ([\d.]+)em/.exec(condition) ?? [];
      return (side === 'width' ? width : height) <= Number(most) * 16;
    });
  expect([at(360, 800), at(844, 390), at(720, 450), at(1024, 768), at(1366, 657), at(1440, 900)]).toEqual([
    'compact',
    'sideways',
    'sideways',
    'middle',
    'low',
    'tall',
  ]);
});

test('what travels keeps its form', () => {
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height }) as DOMRect;
  expect(shift(box(0, 0, 100, 140), box(200, 0, 50, 70))).toBe('translate(-175px, 35px) scale(2)');
  // A card that becomes a line is not squeezed into it.
  expect(shift(box(0, 0, 136, 230), box(0, 0, 260, 46))).toMatch(/scale\(1\)$/);
});
