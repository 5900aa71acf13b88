// What decided a match, in the words of its score sheet.
import { describe, expect, test } from 'vitest';
import { leads, tieOf, totalLine } from '../src/lib/verdict';
import type { Outcome, ScoreLine } from '../src/protocol';

const line = (key: string, ...values: number[]): ScoreLine => ({ what: { key }, values });
const ended = (winners: number[], ...scores: number[]): Outcome => ({ winners, scores, automaton: null, rounds: 9 });
const sheet = [line('sources', 5, 9, 2), line('total', 30, 30, 12), line('golden', 2, 2, 9), line('reserve', 6, 4, 8)];

describe('a tie', () => {
  test('is decided by the first line below the score in which they differ', () => {
    const tie = tieOf(sheet, ended([0], 30, 30, 12));
    expect(tie?.seats).toEqual([0, 1]);
    expect(tie?.by).toEqual({ line: sheet[3], best: 6, other: 4 });
  });

  test('is none where one has the best score alone, or where they share the win', () => {
    expect(tieOf([line('total', 31, 30)], ended([0], 31, 30))).toBeNull();
    expect(tieOf(sheet, ended([0, 1], 30, 30, 12))).toBeNull();
  });

  test('is decided by the rules alone where the sheet has no line for it', () => {
    const tie = tieOf([line('so-far', 20, 18), line('more', 5, 7)], ended([1], 25, 25));
    expect(tie).toEqual({ seats: [1, 0], score: 25, by: null });
  });
});

test('the line of the score itself is found', () => {
  expect(totalLine(sheet, ended([0], 30, 30, 12))).toBe(1);
  expect(totalLine([line('so-far', 1, 2)], ended([0], 3, 2))).toBe(-1);
});

test('the best value leads, in lines where less is better the least, and nobody where all are equal', () => {
  expect([0, 1].map((at) => leads(line('total', 3, 5), at))).toEqual([false, true]);
  expect([0, 1].map((at) => leads(line('dw-sheet-remaining', 3, 5), at))).toEqual([true, false]);
  expect([0, 1].map((at) => leads(line('total', 4, 4), at))).toEqual([false, false]);
});
