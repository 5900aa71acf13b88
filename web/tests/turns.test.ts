// A turn is one sentence with what came of it under it; rounds divide the log.
import { expect, test } from 'vitest';
import { befell, entriesOf, openFrom } from '../src/lib/turns';
import type { Arg, Told } from '../src/protocol';

const told = (key: string, answers: number, args: Record<string, Arg> = {}): Told => ({
  event: { game: key },
  phrase: { key, args },
  answers,
});
const by = (key: string, seat: number, answers: number, more: Record<string, Arg> = {}) =>
  told(key, answers, { seat: { seat }, ...more });
const shape = (log: Told[]) =>
  entriesOf(log).map(({ at, kind, lead, under }) => [at, kind, lead.phrase.key, under.map(({ phrase }) => phrase.key)]);

test('a turn is one sentence with its steps under it, own turns too', () => {
  const log = [
    by('mine', 0, 1),
    by('more', 0, 2),
    by('starts', 1, 2),
    by('lays', 1, 3, { card: { piece: 'a' } }),
    by('ends', 1, 4),
    by('mine', 0, 5),
  ];
  expect(shape(log)).toEqual([
    [0, 'turn', 'mine', ['more']],
    [2, 'turn', 'lays', ['starts', 'ends']],
    [5, 'turn', 'mine', []],
  ]);
});

test('a round divides the log and takes what it brings along', () => {
  const log = [
    by('ends', 1, 3),
    told('next-round', 3, { round: { number: 2 } }),
    told('shown', 3, { person: { piece: 'fool' } }),
    by('mine', 0, 4),
  ];
  expect(shape(log)).toEqual([
    [0, 'turn', 'ends', []],
    [1, 'round', 'next-round', ['shown']],
    [3, 'turn', 'mine', []],
  ]);
});

test('what befalls somebody stands under the answer that brought it', () => {
  const plague = { ...by('plague', 0, 3, { to: { number: 9 } }), befell: 0 };
  const log = [by('hires', 1, 3, { person: { piece: 'fool' } }), plague, by('mine', 0, 4)];
  expect(shape(log)).toEqual([
    [0, 'turn', 'hires', ['plague']],
    [2, 'turn', 'mine', []],
  ]);
  expect([befell(plague, 0), befell(plague, 1), befell(plague, null)]).toEqual([true, false, false]);
});

test('what opens a turn is not what was done in it', () => {
  const gap = { gap: { number: 3 } };
  const log = [by('mine', 0, 4), by('turn', 1, 4, gap), by('scores', 1, 5, { limit: { number: 3 } })];
  expect(shape(log).at(-1)).toEqual([1, 'turn', 'scores', ['turn']]);
  expect(shape(log.slice(0, 2)).at(-1)).toEqual([1, 'turn', 'turn', []]);
});

test('an automaton has turns as well', () => {
  const id = { seat: { piece: 'the-id' } };
  const log = [told('starts', 1, id), told('x', 1), told('ends', 1, { ...id, space: { piece: '1-2' } })];
  const [entry] = entriesOf(log);
  expect([entry?.actor, entry?.lead.phrase.key, entry?.under.length]).toEqual(['the-id', 'ends', 2]);
});

test('what an automaton does leads its turn, though the words name nobody', () => {
  const id = { seat: { piece: 'the-id' } };
  const card = told('card', 1, { space: { piece: '1-2' } });
  const log = [by('mine', 0, 1), told('starts', 1, id), card, told('swaps', 1, { ...id, give: { piece: 'a' } })];
  expect(shape(log).at(-1)).toEqual([1, 'turn', 'card', ['starts', 'swaps']]);
});

test('the newest turns are shown whole', () => {
  const turn = (seat: number, answers: number) => [by('a', seat, answers), by('b', seat, answers)];
  const entries = entriesOf([...turn(0, 1), ...turn(1, 2), ...turn(0, 3), by('alone', 1, 4)]);
  expect(openFrom(entries)).toBe(2);
  expect(openFrom([])).toBe(0);
});
