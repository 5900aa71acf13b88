// The chart of the scores: where its lines, signs and stripes lie.
import { describe, expect, test } from 'vitest';
import { apart, chartOf, levels, path, step, stepsOf, type Course } from '../src/lib/course';

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

  test('goes from change to change', () => {
    expect(path(chart.lines[0]!)).toMatch(/^M40 220L140 166\.7L290 166\.7L440 86\.7$/);
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

describe('a game with turns', () => {
  // Two changes in the second turn, none in the third, and the final scoring with the last answer.
  const long: Course = {
    turns: [
      { at: 0, turn: 0, scores: [0, 0] },
      { at: 3, turn: 1, scores: [2, 0] },
      { at: 9, turn: 2, scores: [5, 0] },
      { at: 12, turn: 2, scores: [5, 4] },
      { at: 40, turn: 4, scores: [6, 4] },
      { at: 41, turn: 4, scores: [20, 30] },
    ],
  };

  test('has one stop for each, and the final scoring as a step of its own', () => {
    expect(stepsOf(long)).toEqual({
      byTurn: true,
      final: true,
      stops: [
        { at: 0, scores: [0, 0] },
        { at: 1, scores: [2, 0] },
        { at: 2, scores: [5, 4] },
        { at: 3, scores: [5, 4] },
        { at: 4, scores: [6, 4] },
        { at: 5, scores: [20, 30] },
      ],
    });
  });

  test('counts turns on the axis, not answers, and shades the final scoring', () => {
    const chart = chartOf(long, field)!;
    expect(chart.moves).toEqual([
      { at: 1, x: 120 },
      { at: 2, x: 200 },
      { at: 3, x: 280 },
      { at: 4, x: 360 },
    ]);
    expect(chart.final).toEqual({ x: 360, width: 80 });
  });

  test('has no final step where the last answer changed nothing', () => {
    const still = { turns: [...long.turns.slice(0, -1), { at: 41, turn: 4, scores: [6, 4] }] };
    expect(chartOf(still, field)!.final).toBeNull();
  });

  test('keeps the marks of many turns apart, the last one with them', () => {
    const many = { turns: long.turns.map((point) => ({ ...point, turn: point.turn * 6 })) };
    expect(chartOf(many, field)!.moves.map(({ at }) => at)).toEqual([1, 5, 10, 15, 20, 24]);
  });
});
