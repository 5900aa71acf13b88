// The paces that a table can be opened with; `paceWords` says in words what these numbers do.
import type { Pace } from '../protocol';

export type ClockName = 'none' | 'live' | 'quick' | 'days';

const DAY = 86_400;

export const CLOCKS: Record<ClockName, Pace> = {
  none: { turn_based: false },
  live: { turn_based: false, clock: { bank: 30 * 60, extra: 15, on_timeout: 'bot-takes-seat' } },
  quick: { turn_based: false, clock: { bank: 5 * 60, extra: 8, on_timeout: 'bot-takes-seat' } },
  days: { turn_based: true, clock: { bank: DAY, extra: DAY, most: DAY, on_timeout: 'bot-takes-seat' } },
};
