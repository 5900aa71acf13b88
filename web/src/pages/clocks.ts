// The paces that a table can be opened with. What they say to people stands in `pace-<name>-text`
// and must be what the clocks of the server do with these numbers; a test compares the two.
import type { Pace } from '../protocol';

export type ClockName = 'none' | 'live' | 'quick' | 'days';

const DAY = 86_400;

export const CLOCKS: Record<ClockName, Pace> = {
  none: { turn_based: false },
  live: { turn_based: false, clock: { bank: 30 * 60, extra: 15, on_timeout: 'bot-takes-seat' } },
  quick: { turn_based: false, clock: { bank: 5 * 60, extra: 8, on_timeout: 'bot-takes-seat' } },
  days: { turn_based: true, clock: { bank: DAY, extra: DAY, most: DAY, on_timeout: 'bot-takes-seat' } },
};

/** The pace of a table, if it is one of these. */
export function clockOf(pace: Pace): ClockName | null {
  const same = (name: ClockName) => JSON.stringify(numbers(CLOCKS[name])) === JSON.stringify(numbers(pace));
  return (Object.keys(CLOCKS) as ClockName[]).find(same) ?? null;
}

const numbers = ({ turn_based, clock }: Pace) => [turn_based, clock?.bank ?? 0, clock?.extra ?? 0, clock?.most ?? 0];
