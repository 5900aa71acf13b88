// Who won by what: the total of each seat, and what decided where totals are equal.
import type { Outcome, ScoreLine } from '../protocol';
import { isLessBetter } from './manifests';

/** The line of the score sheet that is the score itself, if one is. */
export function totalLine(lines: readonly ScoreLine[], outcome: Outcome): number {
  return lines.findIndex(({ values }) => outcome.scores.every((score, seat) => values[seat] === score));
}

/** Whether a column is ahead in a line. */
export function leads({ what, values }: ScoreLine, at: number): boolean {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least < most && values[at] === (isLessBetter(what.key) ? least : most);
}

export interface Tie {
  /** The seats with the best score: the winner first. */
  seats: number[];
  score: number;
  /** The line that decided, with the values of the winner and of the best of the others. */
  by: { line: ScoreLine; best: number; other: number } | null;
}

/** One has won although others have the same score. */
export function tieOf(lines: readonly ScoreLine[], outcome: Outcome): Tie | null {
  const [winner, ...more] = outcome.winners;
  if (winner === undefined || more.length > 0) return null;
  const score = outcome.scores[winner] ?? 0;
  const others = [...outcome.scores.keys()].filter((seat) => seat !== winner && outcome.scores[seat] === score);
  if (others.length === 0) return null;
  return { seats: [winner, ...others], score, by: decider(lines, outcome, winner, others) };
}

/** The lines below the score break ties in their order. */
function decider(lines: readonly ScoreLine[], outcome: Outcome, winner: number, others: number[]): Tie['by'] {
  const total = totalLine(lines, outcome);
  if (total < 0) return null;
  let left = others;
  for (const line of lines.slice(total + 1)) {
    const best = line.values[winner] ?? 0;
    const equal = left.filter((seat) => line.values[seat] === best);
    const apart = left.find((seat) => line.values[seat] !== best);
    if (equal.length === 0 && apart !== undefined) return { line, best, other: line.values[apart] ?? 0 };
    left = equal;
  }
  return null;
}
