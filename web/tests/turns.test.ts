// Turns of others are folded, own lines are not.
import { expect, test } from 'vitest';
import { entriesOf } from '../src/lib/turns';
import type { Arg, Told } from '../src/protocol';

const told = (key: string, answers: number, args: Record<string, Arg> = {}): Told => ({
  event: { game: key },
  phrase: { key, args },
  answers,
});
const by = (key: string, seat: number, answers: number, more: Record<string, Arg> = {}) =>
  told(key, answers, { seat: { seat }, ...more });

test('a turn of somebody else is one sentence with its steps under it', () => {
  const log = [
    by('mine', 0, 1),
    by('starts', 1, 1),
    by('lays', 1, 2, { card: { piece: 'a' } }),
    by('ends', 1, 3),
    told('round', 3),
    by('mine', 0, 4),
  ];
  const entries = entriesOf(log, 0);
  expect(entries.map(({ at, lead, lines }) => [at, lead.phrase.key, lines.length])).toEqual([
    [0, 'mine', 0],
    [1, 'lays', 3],
    [4, 'round', 0],
    [5, 'mine', 0],
  ]);
});

test('an automaton has turns as well', () => {
  const id = { seat: { piece: 'the-id' } };
  const log = [told('starts', 1, id), told('card', 1, { space: { piece: '1-2' } }), told('x', 1), told('ends', 1, id)];
  const [entry] = entriesOf(log, 0);
  expect([entry?.actor, entry?.lead.phrase.key, entry?.lines.length]).toEqual(['the-id', 'card', 4]);
});

test('few lines stand for themselves', () => {
  expect(entriesOf([by('a', 1, 1), by('b', 1, 2)], 0).map(({ lines }) => lines.length)).toEqual([0, 0]);
});
