// The tables of a person in the order in which they want attention, and what can be said of each.
import type { Outcome, TableLine } from '../../protocol';

export interface Sorted {
  /** Those that wait for us, the most urgent first. */
  turns: TableLine[];
  /** Those that wait for others, and those that have not begun. */
  others: TableLine[];
}

/** What has a clock comes before what has none; the clock that runs out first is first. */
export function sorted(lines: readonly TableLine[]): Sorted {
  const mine = (line: TableLine) => line.my_turn && line.stage === 'running';
  const due = (line: TableLine) => line.due ?? Number.MAX_SAFE_INTEGER;
  const urgent = (one: TableLine, other: TableLine) => due(one) - due(other) || other.changed - one.changed;
  return { turns: lines.filter(mine).sort(urgent), others: lines.filter((line) => !mine(line)) };
}

/** How a seat came out of a game: its place among all who scored, the automaton included. */
export interface Result {
  won: boolean;
  place: number;
  of: number;
}

/** The winner is first whatever the points say; the others are counted by points. */
export function resultOf(outcome: Outcome, seat: number): Result {
  const all = outcome.automaton === null ? [...outcome.scores] : [...outcome.scores, outcome.automaton];
  const winners: number[] =
    outcome.winners.length > 0 ? outcome.winners : outcome.automaton === null ? [] : [all.length - 1];
  if (winners.includes(seat)) return { won: true, place: 1, of: all.length };
  const better = all.filter((score, at) => winners.includes(at) || score > (all[seat] ?? 0)).length;
  return { won: false, place: Math.max(better + 1, winners.length > 0 ? 2 : 1), of: all.length };
}

/** The seats and then the automaton, the best first, each with its points. */
export function ranked(outcome: Outcome): { seat: number | 'automaton'; score: number; won: boolean }[] {
  const seats = outcome.scores.map((score, seat) => ({
    seat: seat as number | 'automaton',
    score,
    won: outcome.winners.includes(seat),
  }));
  const id = { seat: 'automaton' as const, score: outcome.automaton ?? 0, won: outcome.winners.length === 0 };
  const all = outcome.automaton === null ? seats : [...seats, id];
  return all.sort((one, other) => Number(other.won) - Number(one.won) || other.score - one.score);
}

/** What its owner can do with a table that is not wanted any more; nothing where others play on. */
export type Riddance = 'close' | 'leave' | 'discard' | 'forget';

export function riddance(line: TableLine): Riddance | null {
  if (line.my_seat === undefined) return null;
  if (line.stage === 'open') return line.hosted ? 'close' : 'leave';
  const people = line.seats.filter((sitter) => sitter !== 'empty' && 'person' in sitter);
  if (people.length > 1) return null;
  return line.stage === 'over' ? 'forget' : 'discard';
}

/** How long ago or how long until, in the largest unit that says enough. */
export function span(seconds: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const size = Math.abs(seconds);
  if (size < 3600) return { value: Math.max(1, Math.round(size / 60)), unit: 'minute' };
  if (size < 86_400) return { value: Math.round(size / 3600), unit: 'hour' };
  return { value: Math.round(size / 86_400), unit: 'day' };
}

/** The part of the day, for a greeting. */
export function dayPart(hour: number): 'morning' | 'day' | 'evening' | 'night' {
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : hour < 23 ? 'evening' : 'night';
}
