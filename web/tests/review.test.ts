// How a review is drawn: lines of chances, signs of moments, and changes with their signs.
import { describe, expect, test } from 'vitest';
import { Advice, margin, points, wins } from '../src/lib/advice.svelte';
import { chanceChart, chancesOf, marksOf, ownAnswers, plansOf, roundsOf, signed, signsOf } from '../src/lib/review';
import type { Hint, Review, ReviewedAnswer, SeatReview } from '../src/protocol';

const field = { left: 0, right: 100, top: 0, bottom: 100 };
const choice = (chances: number[]): ReviewedAnswer['played'] => ({
  action: 'play',
  phrase: { key: 'offer' },
  pieces: [],
  estimate: { win: chances[0]!, win_error: 50, score: 120, score_error: 10 },
  chances,
  why: [],
});
const answer = (at: number, seat: number, round: number): ReviewedAnswer => ({
  at,
  seat,
  round,
  question: { key: 'ask' },
  played: choice([400, 600]),
  others: [],
  cost: 0,
  error: 10,
  sure: 'close',
  swing: [],
});
const seat: SeatReview = {
  seat: 0,
  points: [
    { at: 0, round: 1, chances: [500, 500], error: 100 },
    { at: 5, round: 2, chances: [250, 750], error: 50 },
    { at: 10, round: 3, chances: [1000, 0], error: 0 },
  ],
  moments: [
    { answer: 2, change: -200 },
    { answer: 0, change: 90 },
  ],
  mistakes: 200,
  rivals: 0,
  luck: 700,
};
const review: Review = {
  bot: 'greedy',
  source: 'playouts',
  worlds: 16,
  length: 10,
  outcome: { winners: [0], scores: [12, 9], automaton: null, rounds: 3 },
  answers: [answer(0, 0, 1), answer(3, 1, 2), answer(5, 0, 3)],
  seats: [seat],
};

describe('the chart of chances', () => {
  const chart = chanceChart(review, seat, field);

  test('has a line for each seat, from the first answer to the last', () => {
    expect(chart.lines).toEqual([
      [
        { x: 0, y: 50 },
        { x: 50, y: 75 },
        { x: 100, y: 0 },
      ],
      [
        { x: 0, y: 50 },
        { x: 50, y: 25 },
        { x: 100, y: 100 },
      ],
    ]);
  });

  test('shows how sure the own chance is, within the field', () => {
    expect(chart.band).toHaveLength(6);
    expect(chart.band[0]).toEqual({ x: 0, y: 40 });
    expect(chart.band.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
  });

  test('names its moments in their order in time', () => {
    expect([...signsOf(seat)]).toEqual([
      [0, 'a'],
      [2, 'b'],
    ]);
    expect(chart.moments.map(({ sign }) => sign)).toEqual(['a', 'b']);
  });

  test('names some of many rounds', () => {
    expect(roundsOf(review.answers)).toHaveLength(3);
    expect(roundsOf(Array.from({ length: 40 }, (_, at) => answer(at, 0, at)))).toHaveLength(10);
  });
});

test('an automaton has what is left', () => {
  expect(chancesOf([300], true)).toEqual([300, 700]);
  expect(chancesOf([300, 700], false)).toEqual([300, 700]);
});

test('changes are told with a real minus, and never as minus nothing', () => {
  expect([-131, 40, -3, 0].map(signed)).toEqual(['−13 %', '+4 %', '0 %', '0 %']);
  expect([wins(456), wins(4)]).toEqual([46, 0]);
  expect(points(553, 'en')).toBe('55.3');
});

test('one steps through the answers of one seat', () => {
  expect(ownAnswers(review, 0)).toEqual([0, 2]);
});

describe('what was weighed', () => {
  const of = (win: number, ...pieces: string[]) => ({ ...choice([win, 1000 - win]), action: `play ${win}`, pieces });

  test('is marked on the board by what tells the answers apart', () => {
    const marks = marksOf({ played: of(310, 'borough', 'residence'), others: [of(440, 'borough', 'hospital')] });
    expect([...marks.played]).toEqual(['residence']);
    expect([...marks.better]).toEqual(['hospital']);
  });

  test('is a list from the best on where there is more than one to compare with', () => {
    const all = plansOf({ played: of(310), others: [of(440), of(330)] });
    expect(all.map(({ estimate }) => estimate.win)).toEqual([440, 330, 310]);
    expect(plansOf({ played: of(310), others: [of(440)] })).toEqual([]);
  });
});

test('how far a chance may be off is never told as nothing while it is something', () => {
  expect([0, 1, 9, 10, 11].map(margin)).toEqual([0, 1, 1, 1, 2]);
});

test('a piece says to which answers of a hint it belongs, unless it belongs to all', () => {
  const advice = new Advice('t');
  const named = (...pieces: string[]) => ({ action: pieces.join(' '), pieces });
  advice.hint = { answers: [named('own', 'a'), named('own', 'b'), named('own', 'b', 'c')] } as unknown as Hint;
  expect(['own', 'a', 'b', 'c', 'd'].map((piece) => advice.ranks(piece))).toEqual([[], [1], [2, 3], [3], []]);
  advice.hint = { answers: [named('a')] } as unknown as Hint;
  expect(advice.ranks('a')).toEqual([1]);
});
