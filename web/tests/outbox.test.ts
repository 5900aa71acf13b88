import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, Unreachable } from '../src/lib/api';
import { Outbox, type Heard, type Shelf } from '../src/lib/outbox';
import type { ClientMessage, Command } from '../src/protocol';

const answer: Command = { do: 'answer', seq: 3, action: 'stop' };
let said: string[];
let kept: readonly ClientMessage[];

const heard: Heard = {
  done: (_, seq) => said.push(`done ${seq}`),
  refused: (_, error) => said.push(`refused ${error.fault.code}`),
  changed: (waiting, lost) => said.push(`waiting ${waiting.length}${lost ? ' lost' : ''}`),
};
const shelf: Shelf = { read: () => [...kept], write: (messages) => (kept = [...messages]) };

beforeEach(() => {
  vi.useFakeTimers();
  [said, kept] = [[], []];
});
afterEach(() => vi.useRealTimers());

test('a command is sent again under the same key until the server has done it', async () => {
  const keys: string[] = [];
  const post = vi.fn(async ({ key }: ClientMessage) => {
    keys.push(key);
    if (keys.length < 3) throw new Unreachable('down');
    return { key, seq: 4 };
  });
  new Outbox(post, heard, shelf, () => 'one').send(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(keys).toEqual(['one', 'one', 'one']);
  expect(said).toContain('waiting 1 lost');
  expect(said.at(-2)).toBe('done 4');
  expect(kept).toEqual([]);
});

test('a refusal is told and not repeated', async () => {
  const fault = new Refused({ code: 'stale', phrase: { key: 'fault-stale' } }, 409);
  const post = vi.fn(async () => Promise.reject(fault));
  new Outbox(post, heard, shelf, () => 'one').send(answer);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(post).toHaveBeenCalledTimes(1);
  expect(said).toContain('refused stale');
});

test('commands go one after the other, in order', async () => {
  const order: string[] = [];
  const post = async ({ command, key }: ClientMessage) => {
    order.push(command.do);
    return { key, seq: 1 };
  };
  let n = 0;
  const box = new Outbox(post, heard, shelf, () => String(n++));
  box.send({ do: 'start' });
  box.send(answer);
  await vi.advanceTimersByTimeAsync(10);
  expect(order).toEqual(['start', 'answer']);
});

test('what was not sent survives a reload', async () => {
  kept = [{ key: 'old', command: answer }];
  const post = vi.fn(async ({ key }: ClientMessage) => ({ key, seq: 9 }));
  await new Outbox(post, heard, shelf).flush();
  expect(post.mock.calls[0]?.[0].key).toBe('old');
  expect(kept).toEqual([]);
});
