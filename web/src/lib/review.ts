// How a review is drawn: chances along the answers of a match, and the choices to step through.
import type { Field, Point } from './course';
import type { Review, ReviewedAnswer, ReviewedChoice, SeatReview } from '../protocol';

export interface ChanceChart {
  /** One line for each seat, the automaton last where there is one. */
  lines: Point[][];
  /** Where the chance of the own seat may lie: a closed shape. */
  band: Point[];
  levels: { value: number; y: number }[];
  rounds: { round: number; x: number }[];
  /** The moments that decided, in the order of the answers. */
  moments: { answer: number; sign: string; x: number; y: number }[];
  ends: Point[];
}

const WHOLE = 1000;

/** The chances of one moment, with what is left for an automaton. */
export function chancesOf(chances: readonly number[], isSolo: boolean): number[] {
  return isSolo ? [chances[0] ?? 0, WHOLE - (chances[0] ?? 0)] : [...chances];
}

/** Whether a machine of the rules is the rival. */
export const isSolo = ({ outcome }: Pick<Review, 'outcome'>): boolean =>
  outcome.automaton !== null && outcome.scores.length === 1;

/** The signs of the moments that decided, by the place of their answers: a is the first in time. */
export function signsOf(seat: SeatReview): Map<number, string> {
  const places = seat.moments.map(({ answer }) => answer).sort((one, other) => one - other);
  return new Map(places.map((answer, at) => [answer, 'abc'[at] ?? '']));
}

/** Lays out the chances through the eyes of a seat. */
export function chanceChart(review: Review, seat: SeatReview, field: Field): ChanceChart {
  const x = (at: number) => field.left + ((field.right - field.left) * at) / Math.max(1, review.length);
  const y = (value: number) => field.bottom - ((field.bottom - field.top) * value) / WHOLE;
  const solo = isSolo(review);
  const rows = seat.points.map(({ at, chances }) => ({ at, chances: chancesOf(chances, solo) }));
  const lines = (rows[0]?.chances ?? []).map((_, of) =>
    rows.map(({ at, chances }) => ({ x: x(at), y: y(chances[of] ?? 0) })),
  );
  const own = (by: 1 | -1) =>
    seat.points.map(({ at, chances, error }) => ({
      x: x(at),
      y: y(Math.min(WHOLE, Math.max(0, (chances[seat.seat] ?? 0) + by * error))),
    }));
  const signs = signsOf(seat);
  const moments = [...signs].flatMap(([answer, sign]) => {
    const found = review.answers[answer];
    if (!found) return [];
    const at = found.at + 1;
    const near = rows.findLast((row) => row.at <= at) ?? rows[0];
    return [{ answer, sign, x: x(at), y: y(near?.chances[seat.seat] ?? 0) }];
  });
  return {
    lines,
    band: [...own(1), ...own(-1).reverse()],
    levels: [0, 250, 500, 750, WHOLE].map((value) => ({ value: value / 10, y: y(value) })),
    rounds: roundsOf(review.answers).map(({ round, at }) => ({ round, x: x(at) })),
    moments,
    ends: lines.map((line) => line.at(-1)!),
  };
}

/** Where each round begins; of many rounds only some are named. */
export function roundsOf(answers: readonly ReviewedAnswer[], most = 10): { round: number; at: number }[] {
  const first = new Map<number, number>();
  for (const { round, at } of answers) if (!first.has(round)) first.set(round, at);
  const all = [...first].map(([round, at]) => ({ round, at }));
  const by = Math.ceil(all.length / most);
  return all.filter((_, place) => place % by === 0);
}

/** A change of a chance with its sign, in wins of a hundred. */
export function signed(thousandths: number): string {
  const whole = Math.round(Math.abs(thousandths) / 10);
  if (whole === 0) return '0 %';
  return `${thousandths < 0 ? '−' : '+'}${whole} %`;
}

/** The pieces of what was played, and of what was better or stood beside it. */
export function marksOf({ played, others }: Pick<ReviewedAnswer, 'played' | 'others'>): {
  played: ReadonlySet<string>;
  better: ReadonlySet<string>;
} {
  const other = new Set(others[0]?.pieces ?? []);
  return {
    // What both concern, such as the own borough, tells them apart in nothing.
    played: new Set(played.pieces.filter((name) => !other.has(name))),
    better: new Set([...other].filter((name) => !played.pieces.includes(name))),
  };
}

/** Everything that was weighed for an answer, the best first; of one alone there is nothing to compare. */
export function plansOf({ played, others }: Pick<ReviewedAnswer, 'played' | 'others'>): ReviewedChoice[] {
  const all = [played, ...others].sort((one, other) => other.estimate.win - one.estimate.win);
  return all.length > 2 ? all : [];
}

/** The answers of a seat, by their places in the review. */
export const ownAnswers = (review: Review, seat: number): number[] =>
  review.answers.flatMap((answer, at) => (answer.seat === seat ? [at] : []));
