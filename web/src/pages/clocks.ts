// The paces that a table can be opened with.
import type { Pace } from '../protocol';

export type ClockName = 'none' | 'live' | 'quick' | 'days';

const DAY = 86_400;

export const CLOCKS: Record<ClockName, Pace> = {
  none: { turn_based: false },
  live: { turn_based: false, clock: { bank: 600, extra: 20, on_timeout: 'bot-takes-seat' } },
  quick: { turn_based: false, clock: { bank: 180, extra: 8, on_timeout: 'bot-takes-seat' } },
  days: { turn_based: true, clock: { bank: 3 * DAY, extra: DAY, on_timeout: 'bot-takes-seat' } },
};
