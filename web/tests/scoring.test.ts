// The score sheet at the end: its sections, its scale and who stands against whom.
import { describe, expect, test } from 'vitest';
import { asksFirst, resetText, resetWhy } from '../src/lib/reset';
import { bestOther, lookOf, scaleOf, sectionsOf, shareOf, totalsOf } from '../src/lib/scoring';
import type { ScoreLine } from '../src/protocol';

const line = (key: string, ...values: number[]): ScoreLine => ({ what: { key }, values });
const look = lookOf('unconscious-mind');
const sheet = [line('um-sheet-so-far', 60, 40), line('um-sheet-reputation', 5, 4), line('um-sheet-rank', 12, 6)];
const earned = [line('um-earned-clients', 40, 40), line('um-earned-city', 0, 0), line('um-earned-rest', 20, 0)];

describe('the sections', () => {
  test('keep what came on the way apart from what is counted at the end', () => {
    const [during, end] = sectionsOf(sheet, earned, look);
    expect(during).toEqual({ title: 'score-during', lines: [earned[0], earned[2]] });
    expect(end).toEqual({ title: 'score-at-end', lines: sheet.slice(1) });
  });

  test('have the sum where the sources are not told', () => {
    expect(sectionsOf(sheet, [], look)[0]?.lines).toEqual([sheet[0]]);
  });

  test('are one without a heading where a game says nothing', () => {
    expect(sectionsOf(sheet, earned, null)).toEqual([{ title: null, lines: sheet }]);
  });
});

test('all bars have one scale where all lines are points, else each line its own', () => {
  const sections = sectionsOf(sheet, earned, look);
  const scale = scaleOf(sections, look);
  expect(scale).toBe(40);
  expect(shareOf(sheet[2]!, 6, scale)).toBeCloseTo(0.15);
  expect(shareOf(sheet[2]!, 6, scaleOf(sections, null))).toBeCloseTo(0.5);
});

test('on a small screen one stands against the best other', () => {
  expect(bestOther(0, [30, 10, 20], [0])).toBe(2);
  expect(bestOther(2, [30, 10, 20], [0])).toBe(0);
  expect(bestOther(1, [30, 10, 30], [2])).toBe(2);
});

test('the automaton has the last column', () => {
  expect(totalsOf({ winners: [], scores: [50], automaton: 70, rounds: 9 })).toEqual([50, 70]);
});

describe('starting the turn over', () => {
  test('asks only where many answers would go', () => {
    expect([1, 2, 3].map((answers) => asksFirst({ answers, ask: false }))).toEqual([false, false, true]);
  });

  test('says how far it goes, and why no further', () => {
    expect(resetText({ answers: 2, ask: false })).toBe('reset-turn');
    expect(resetText({ answers: 2, ask: false, limit: 'known' })).toBe('reset-part');
    expect(resetText({ answers: 2, ask: true })).toBe('reset-ask');
    expect(resetText({ answers: 0, ask: false, limit: 'not-yours' })).toBe('reset-turn');
    expect(resetWhy({ answers: 0, ask: false, limit: 'not-yours' })).toBe('reset-not-not-yours');
    expect(resetWhy({ answers: 2, ask: false })).toBeNull();
  });
});
