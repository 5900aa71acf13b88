// When people sleep: at tables that play over days their clock stands then.
import type { Night, SeatInfo, TableInfo } from '../protocol';

/** From when to when somebody sleeps, by the clock on the wall, such as 23:00 and 07:00. */
export interface Sleep {
  from: string;
  to: string;
}

const DAY = 24 * 60;
const LONGEST = 10 * 60;

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}

/** A night as the server knows it, in minutes of UTC; `offset` is what UTC is ahead of here. */
export function nightOf({ from, to }: Sleep, offset = new Date().getTimezoneOffset()): Night {
  const length = (minutes(to) - minutes(from) + DAY) % DAY;
  return { from: (minutes(from) + offset + DAY) % DAY, minutes: Math.min(Math.max(length, 1), LONGEST) };
}

/** When a night ends, as people here read it. */
export function endOf(night: Night, offset = new Date().getTimezoneOffset()): string {
  const end = (night.from + night.minutes - offset + 2 * DAY) % DAY;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(end / 60))}:${two(end % 60)}`;
}

/** Whether it is night for somebody, now in milliseconds since 1970. */
export function isNight(night: Night, now: number): boolean {
  const minute = Math.floor(now / 60_000);
  return (((minute - night.from) % DAY) + DAY) % DAY < night.minutes;
}

/** The night that a table has yet to be told of; `undefined` where it knows. */
export function untold(table: TableInfo, own: SeatInfo | undefined, sleep: Sleep | null): Night | null | undefined {
  const { stage, pace } = table;
  if (!own || !pace.turn_based || !pace.clock || (stage !== 'open' && stage !== 'running')) return undefined;
  const wished = sleep ? nightOf(sleep) : null;
  const same = wished?.from === own.night?.from && wished?.minutes === own.night?.minutes;
  return same ? undefined : wished;
}
