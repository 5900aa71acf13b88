// Who won by what: the total of each seat, and what decided where totals are equal.
import type { Outcome, ScoreLine } from '../protocol';
import { isLessBetter } from './manifests';
import { totalsOf } from './scoring';

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
  /** The columns with the best score: the winner first, the automaton after the seats. */
  seats: number[];
  score: number;
  /** The line that decided, with the values of the winner and of the best of the others. */
  by: { line: ScoreLine; best: number; other: number } | null;
}

/** One has won although others have the same score; `ties` names the lines that decide, else those
 * below the score do. */
export function tieOf(lines: readonly ScoreLine[], outcome: Outcome, ties?: readonly string[]): Tie | null {
  const [first, ...more] = outcome.winners;
  const totals = totalsOf(outcome);
  const winner = first ?? (outcome.automaton === null ? undefined : outcome.scores.length);
  if (winner === undefined || more.length > 0) return null;
  const score = totals[winner] ?? 0;
  const others = [...totals.keys()].filter((seat) => seat !== winner && totals[seat] === score);
  if (others.length === 0) return null;
  const total = totalLine(lines, outcome);
  const below = total < 0 ? [] : lines.slice(total + 1);
  const deciding = ties ? lines.filter(({ what }) => ties.includes(what.key)) : below;
  return { seats: [winner, ...others], score, by: decider(deciding, winner, others) };
}

/** The first line in which nobody of the others has what the winner has. */
function decider(lines: readonly ScoreLine[], winner: number, others: number[]): Tie['by'] {
  let left = others;
  for (const line of lines) {
    const best = line.values[winner] ?? 0;
    const equal = left.filter((seat) => line.values[seat] === best);
    const apart = left.find((seat) => line.values[seat] !== best);
    if (equal.length === 0 && apart !== undefined) return { line, best, other: line.values[apart] ?? 0 };
    left = equal;
  }
  return null;
}
