// The score sheet at the end: its sections, its scale and who stands against whom.
import { describe, expect, test } from 'vitest';
import { asksFirst, resetText, resetWhy } from '../src/lib/reset';
import {
  bestOther,
  columnsOf,
  lengthOf,
  lookOf,
  placesOf,
  ranked,
  scaleOf,
  sectionsOf,
  signed,
  totalsOf,
} from '../src/lib/scoring';
import type { Outcome, ScoreLine } from '../src/protocol';

const line = (key: string, ...values: number[]): ScoreLine => ({ what: { key }, values });
const look = lookOf('unconscious-mind');
const sheet = [line('um-sheet-so-far', 60, 40), line('um-sheet-reputation', 5, 4), line('um-sheet-rank', 12, 6)];
const earned = [line('um-earned-clients', 40, 40), line('um-earned-city', 0, 0), line('um-earned-rest', 20, 0)];

describe('the sections', () => {
  test('keep what came on the way apart from what is counted at the end', () => {
    const [during, end] = sectionsOf(sheet, earned, look);
    expect(during).toEqual({ title: 'score-during', kind: 'points', lines: [earned[0], earned[2]] });
    expect(end).toEqual({ title: 'score-at-end', kind: 'points', lines: sheet.slice(1) });
  });

  test('have the sum where the sources are not told', () => {
    expect(sectionsOf(sheet, [], look)[0]?.lines).toEqual([sheet[0]]);
  });

  test('are one without a heading where a game says nothing', () => {
    expect(sectionsOf(sheet, earned, null)).toEqual([{ title: null, kind: 'other', lines: sheet }]);
  });
});

describe('a game whose sheet has the score itself and what breaks ties', () => {
  const city = lookOf('notre-dame');
  const lines = [
    line('nd-sheet-residence', 30, 18),
    line('nd-sheet-plague', -6, 0),
    line('nd-sheet-prestige', 24, 18),
    line('nd-sheet-reserve', 99, 2),
  ];
  const sections = sectionsOf(lines, [], city);

  test('keeps the total out of the sources, and what is no points out of the bars', () => {
    expect(sections.map(({ title, kind, lines: under }) => [title, kind, under.length])).toEqual([
      ['score-during', 'points', 2],
      ['score-apart', 'other', 1],
    ]);
  });

  test('draws all points on one scale, losses the other way', () => {
    const scale = scaleOf(sections);
    expect(scale).toEqual({ span: 36, zero: 6 / 36 });
    expect(lengthOf(30, scale)).toEqual({ from: 6 / 36, share: 30 / 36, loss: false });
    expect(lengthOf(18, scale).share / lengthOf(30, scale).share).toBeCloseTo(0.6);
    expect(lengthOf(-6, scale)).toEqual({ from: 0, share: 6 / 36, loss: true });
    expect([signed(-6), signed(0), signed(6)]).toEqual(['−6', '0', '6']);
  });

  test('has no bars at all where nothing is points', () => {
    const [only, ...more] = sectionsOf([line('dw-sheet-golden', 3, 2), line('dw-sheet-remaining', 42, 9)], [], {
      ...lookOf('dreamworld')!,
    });
    expect([only?.kind, only?.lines.length, more]).toEqual(['other', 1, []]);
  });
});

test('without losses the bars begin at the edge', () => {
  const scale = scaleOf(sectionsOf(sheet, earned, look));
  expect(scale).toEqual({ span: 40, zero: 0 });
  expect(lengthOf(6, scale)).toEqual({ from: 0, share: 0.15, loss: false });
});

describe('the places', () => {
  const ended = (winners: number[], automaton: number | null, ...scores: number[]): Outcome => ({
    winners,
    scores,
    automaton,
    rounds: 9,
  });

  test('go from the winner to the least, also where a tie was broken', () => {
    expect(placesOf(ended([2], null, 10, 30, 30))).toEqual([2, 1, 0]);
    expect(ranked(ended([2], null, 10, 30, 30))).toEqual([2, 1, 0]);
    expect(placesOf(ended([0, 1], null, 30, 30, 12))).toEqual([0, 0, 2]);
    expect(placesOf(ended([4], null, 1, 2, 3, 4, 5))).toEqual([4, 3, 2, 1, 0]);
    expect(placesOf(ended([0], null, 7))).toEqual([0]);
  });

  test('know the automaton by its name', () => {
    const lost = ended([], 40, 50);
    expect(placesOf(lost)).toEqual([1, 0]);
    expect(columnsOf(ranked(lost), ['Ada'], 'the Id')).toEqual([
      { at: 1, who: 'automaton', name: 'the Id' },
      { at: 0, who: 0, name: 'Ada' },
    ]);
  });

  test('are equal where all agreed to end', () => {
    expect(placesOf(ended([], null, 4, 9))).toEqual([0, 0]);
  });
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
