// What others do is shown step by step, and never keeps the own question waiting for long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pacing, stay } from '../src/lib/pacing';
import type { Snapshot, Told } from '../src/protocol';

vi.stubGlobal('location', { protocol: 'http:', host: 'x' });
vi.stubGlobal('document', { hidden: false });
const heard = new Map<string, () => void>();
vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => heard.set(kind, hear));
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal(
  'WebSocket',
  class {
    close() {}
  },
);
const { Live } = await import('../src/lib/live.svelte');

const line: Told = { event: { game: 'x' }, phrase: { key: 'x' }, answers: 0 };
function snapshot(seq: number, asked = false): Snapshot {
  const log = { from: seq, told: [line] };
  return { seq, answers: seq, offers: asked ? [{}] : [], log } as unknown as Snapshot;
}
const started = () => {
  const live = new Live('x');
  live.take(snapshot(0));
  return live;
};

beforeEach(() => {
  vi.useFakeTimers();
  pacing.watching = () => 'normal';
});
afterEach(() => {
  vi.useRealTimers();
});

test('steps of others are shown one by one', () => {
  const live = started();
  for (const seq of [1, 2]) live.take(snapshot(seq));
  expect([live.snapshot?.seq, live.behind]).toEqual([0, 2]);
  vi.advanceTimersByTime(1200);
  expect([live.snapshot?.seq, live.log.length, live.behind]).toEqual([1, 2, 1]);
  vi.advanceTimersByTime(1200);
  expect([live.snapshot?.seq, live.log.length, live.behind]).toEqual([2, 3, 0]);
});

test('the own question comes within its time, however many steps lie before it', () => {
  const live = started();
  for (let seq = 1; seq < 60; seq += 1) live.take(snapshot(seq, seq === 59));
  vi.advanceTimersByTime(6100);
  expect([live.snapshot?.seq, live.behind]).toEqual([59, 0]);
});

test('what is asked of us is answered by what comes next at once', () => {
  const live = new Live('x');
  live.take(snapshot(0, true));
  live.take(snapshot(1));
  expect(live.snapshot?.seq).toBe(1);
});

test('a key shows the present', () => {
  const live = started();
  for (const seq of [1, 2, 3]) live.take(snapshot(seq));
  heard.get('keydown')?.();
  expect([live.snapshot?.seq, live.log.length, live.fresh, live.behind]).toEqual([3, 4, 1, 0]);
});

test('nothing waits where nothing is to move', () => {
  pacing.watching = () => 'once';
  const live = started();
  live.take(snapshot(1));
  expect(live.snapshot?.seq).toBe(1);
});

test('the time that is left is shared', () => {
  expect(stay('normal', 1, 0)).toBe(1100);
  expect(stay('normal', 10, 0)).toBe(600);
  expect(stay('normal', 10, 6000)).toBe(0);
  expect(stay('once', 1, 0)).toBe(0);
});
