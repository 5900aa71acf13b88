import { describe, expect, it } from 'vitest';
import { endOf, isNight, nightOf, untold } from '../src/lib/nights';
import type { SeatInfo, TableInfo } from '../src/protocol';

describe('nights', () => {
  it('are told in minutes of UTC, however far away one lives', () => {
    expect(nightOf({ from: '23:00', to: '07:00' }, -60)).toEqual({ from: 22 * 60, minutes: 8 * 60 });
    expect(nightOf({ from: '23:00', to: '07:00' }, 300)).toEqual({ from: 4 * 60, minutes: 8 * 60 });
    expect(nightOf({ from: '00:30', to: '06:00' }, -60)).toEqual({ from: 23 * 60 + 30, minutes: 330 });
    expect(nightOf({ from: '20:00', to: '12:00' }, 0).minutes).toBe(600);
  });

  it('end at an hour that people here read', () => {
    expect(endOf({ from: 22 * 60, minutes: 480 }, -60)).toBe('07:00');
    const at = (hours: number) => isNight({ from: 22 * 60, minutes: 480 }, hours * 3_600_000);
    expect([at(21), at(22), at(29), at(30)]).toEqual([false, true, true, false]);
  });

  it('are told to tables over days alone, and once', () => {
    const seat = { night: undefined } as SeatInfo;
    const table = { stage: 'running', pace: { turn_based: true, clock: {} } } as TableInfo;
    const sleep = { from: '23:00', to: '07:00' };
    expect(untold(table, seat, sleep)).toEqual(nightOf(sleep));
    expect(untold(table, { night: nightOf(sleep) } as SeatInfo, sleep)).toBeUndefined();
    expect(untold(table, { night: nightOf(sleep) } as SeatInfo, null)).toBeNull();
    expect(untold(table, undefined, sleep)).toBeUndefined();
    expect(untold({ ...table, pace: { turn_based: false } }, seat, sleep)).toBeUndefined();
    expect(untold({ ...table, stage: 'over' }, seat, sleep)).toBeUndefined();
  });
});
