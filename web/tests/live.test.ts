import { expect, test, vi } from 'vitest';
import type { TableInfo, Told } from '../src/protocol';

vi.stubGlobal('location', { pathname: '/', hash: '', protocol: 'http:', host: 'x' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
const { Live, merged, withLines, withPeople } = await import('../src/lib/live.svelte');
const { pageOf } = await import('../src/lib/router.svelte');

const told = (...keys: string[]): Told[] => keys.map((key) => ({ event: { game: key }, phrase: { key }, answers: 0 }));

test('the log is joined where the server says that a part begins', () => {
  expect(merged(told('a', 'b'), { from: 2, told: told('c') })).toEqual(told('a', 'b', 'c'));
  expect(merged(told('a', 'b'), { from: 1, told: told('x', 'y') })).toEqual(told('a', 'x', 'y'));
  expect(merged(told('a'), { from: 3, told: told('d') })).toBeNull();
});

test('a line of chat that comes twice is there once', () => {
  const line = (n: number) => ({ n, room: 'players' as const, person: 1, name: 'A', text: '', at: 0 });
  expect(withLines([line(1), line(2)], [line(2), line(3)]).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('addresses are pages', () => {
  expect(pageOf('/')).toEqual({ name: 'home' });
  expect(pageOf('/table/ab%20c')).toEqual({ name: 'table', id: 'ab c' });
  expect(pageOf('/rules/dreamworld')).toEqual({ name: 'rules', game: 'dreamworld' });
  expect(pageOf('/components')).toEqual({ name: 'components', game: null });
  expect(pageOf('/no/such')).toEqual({ name: 'nowhere' });
});

const seat = { sitter: 'empty' as const, colour: 'plum' as const, present: false, resigned: false, ticking: false };
const table = { id: 'x', host: 1, game: 'dreamworld', seats: [seat, seat, seat], watching: 0 } as unknown as TableInfo;

test('those who come and go change nothing else of a table', () => {
  const now = withPeople(table, [0, 2], 7);
  expect(now.seats.map(({ present }) => present)).toEqual([true, false, true]);
  expect({ ...now, seats: table.seats, watching: 0 }).toEqual(table);
  expect(now.watching).toBe(7);
});

test('a table that the host closes is gone, and nobody connects again', () => {
  const made: Socket[] = [];
  class Socket {
    onmessage: ((event: { data: string }) => void) | undefined;
    onclose: (() => void) | undefined;
    constructor() {
      made.push(this);
    }
    close() {}
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('removeEventListener', () => {});
  const live = new Live('x');
  const hear = (message: object) => made[0]?.onmessage?.({ data: JSON.stringify(message) });
  hear({ say: 'table', table });
  hear({ say: 'here', present: [1], watching: 3 });
  expect(live.table?.seats.map(({ present }) => present)).toEqual([false, true, false]);
  expect(live.table?.watching).toBe(3);
  hear({ say: 'closed' });
  made[0]?.onclose?.();
  live.connect();
  expect([live.gone, made.length]).toEqual([true, 1]);
});
