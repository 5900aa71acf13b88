import { expect, test, vi } from 'vitest';
import type { Told } from '../src/protocol';

vi.stubGlobal('location', { pathname: '/', hash: '', protocol: 'http:', host: 'x' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { addEventListener: () => {} });
const { merged, withLines } = await import('../src/lib/live.svelte');
const { pageOf } = await import('../src/lib/router.svelte');

const told = (...keys: string[]): Told[] => keys.map((key) => ({ phrase: { key }, answers: 0 }));

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
