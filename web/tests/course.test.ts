// The chart of the scores: where its lines, signs and stripes lie.
import { describe, expect, test } from 'vitest';
import { apart, chartOf, levels, path, step, type Course } from '../src/lib/course';

const field = { left: 40, right: 440, top: 20, bottom: 220 };
const course: Course = {
  turns: [
    { at: 0, turn: 0, scores: [0, 0] },
    { at: 10, turn: 0, scores: [4, 0] },
    { at: 25, turn: 0, scores: [4, 12] },
    { at: 40, turn: 0, scores: [10, 12] },
  ],
};

describe('the scale', () => {
  test('goes in steps that people count in', () => {
    expect([3, 4, 9, 17, 41, 60, 171].map((span) => step(span, 4))).toEqual([1, 1, 5, 5, 20, 20, 50]);
  });

  test('holds every value', () => {
    expect(levels(0, 12, 4)).toEqual([0, 5, 10, 15]);
    expect(levels(-3, 12, 4)).toEqual([-5, 0, 5, 10, 15]);
  });
});

describe('the chart', () => {
  const chart = chartOf(course, field)!;

  test('goes from the first move to the last, and up with the score', () => {
    expect(chart.lines).toHaveLength(2);
    expect(chart.lines[0]![0]).toEqual({ x: 40, y: 220 });
    expect(chart.lines[0]!.map(({ x }) => x)).toEqual([40, 140, 290, 440]);
    expect(chart.lines[1]!.at(-1)!.y).toBeCloseTo(220 - (200 * 12) / 15);
  });

  test('stays in its field', () => {
    const points = [...chart.lines.flat(), ...chart.ends];
    expect(points.every(({ x, y }) => x >= 40 && x <= 440 && y >= 20 && y <= 220)).toBe(true);
  });

  test('shades the last move where it changed a score', () => {
    expect(chart.final).toEqual({ x: 430, width: 10 });
    const still = { turns: [...course.turns, { at: 44, turn: 0, scores: [10, 12] }] };
    expect(chartOf(still, field)!.final).toBeNull();
  });

  test('draws a line that keeps its height until it changes', () => {
    expect(path(chart.lines[0]!)).toMatch(/^M40 220H140V166\.7H290V166\.7H440V86\.7$/);
  });

  test('is not drawn of a match without moves', () => {
    expect(chartOf({ turns: [] }, field)).toBeNull();
    expect(chartOf({ turns: [{ at: 0, turn: 0, scores: [0, 0] }] }, field)).toBeNull();
  });

  test('can go below nothing', () => {
    const lost: Course = {
      turns: [
        { at: 0, turn: 0, scores: [0] },
        { at: 5, turn: 0, scores: [-4] },
      ],
    };
    expect(chartOf(lost, field)!.levels[0]!.value).toBeLessThanOrEqual(-4);
  });
});

describe('the signs at the end', () => {
  test('keep their room and their order', () => {
    expect(apart([100, 100, 104], 20, 300)).toEqual([100, 120, 140]);
    expect(apart([50, 200], 20, 300)).toEqual([50, 200]);
  });

  test('do not fall out of the field', () => {
    expect(apart([298, 299, 300], 20, 300)).toEqual([260, 280, 300]);
  });
});

test('the axis counts turns where the game does', () => {
  const turns = course.turns.map((point, at) => ({ ...point, turn: at * 4 }));
  const chart = chartOf({ turns }, field)!;
  expect(chart.moves.map(({ at }) => at)).toEqual([1, 5, 10]);
  expect(chart.moves[0]?.x).toBe(40);
  expect(chart.moves.at(-1)?.x).toBe(440);
});
