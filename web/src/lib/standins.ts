// Bots that play for people: how soon one may, and what a result says of it.
import type { SeatInfo, TableInfo } from '../protocol';
import { remaining } from './clock';
import type { Words } from './words';

/** Milliseconds until others may let a bot in, or null where nobody is away. */
export function standInLeft(seat: SeatInfo, awaySince: number | null, patience: number, now: number): number | null {
  if (seat.present || seat.stand_in || seat.resigned) return null;
  if (typeof seat.sitter !== 'object' || !('person' in seat.sitter)) return null;
  if (seat.stand_in_ms === 0) return 0;
  return awaySince === null ? null : Math.max(0, awaySince + patience - now);
}

/** Since when people are away, as this browser knows it, in milliseconds since 1970. */
export function awaySince(table: TableInfo, before: readonly (number | null)[], now: number): (number | null)[] {
  return table.seats.map((seat, at) => {
    if (seat.present) return null;
    if (seat.stand_in_ms === undefined) return before[at] ?? now;
    return now + seat.stand_in_ms - table.patience_ms;
  });
}

/** The same when it is told only who is here: whoever went, went now. */
export function wentNow(present: readonly number[], before: readonly (number | null)[], now: number) {
  return before.map((since, at) => (present.includes(at) ? null : (since ?? now)));
}

/** A time that is left, as people read it. */
export function timeLeft(words: Words, ms: number): string {
  const left = remaining(ms);
  return typeof left === 'string' ? left : words.say('clock-left', left);
}

/** What a result says of bots that played for a person, or null if none did. */
export function stoodInText(words: Words, seat: SeatInfo, name: string, won = false): string | null {
  const { stood_in: stood } = seat;
  if (!stood || (stood.answers === 0 && !stood.still)) return null;
  const fill = { name, answers: stood.answers, of: stood.of };
  const why = words.say(`stood-in-${stood.reason}`, fill);
  const much = words.say(stood.still ? 'stood-in-end' : 'stood-in-some', fill);
  const win = won && !stood.earned ? ` ${words.say('stood-in-unearned', fill)}` : '';
  return `${why} ${much}${win}`;
}
