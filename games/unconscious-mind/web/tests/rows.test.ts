import { describe, expect, test } from 'vitest';
import { freeIcons } from '../answer/free';
import { nextOpponent, stepped } from '../answer/stepping';
import { areApart, besideStrip, folded, isBrief, leaveFirst, MOST } from '../answer/folding';
import type { Row } from '../answer/rows';
import { offer } from './offers';

const row = (action: string, pieces: string[] = []): Row => ({
  offer: offer(action, 'any', { pieces }),
  number: 1,
  icons: [],
  sprite: '',
  title: '',
  note: '',
});

describe('a list', () => {
  test('of eight is shown', () => {
    const rows = Array.from({ length: MOST }, (_, at) => row(`a${at}`, ['p']));
    expect(folded(rows).shown.length).toBe(MOST);
  });

  test('of more shows what is not drawn on the board, and never more than eight', () => {
    const drawn = Array.from({ length: 9 }, (_, at) => row(`a${at}`, ['p']));
    const { shown, rest } = folded([...drawn, row('skip')]);
    expect([shown.map(({ offer: { action } }) => action), rest.length]).toEqual([['skip'], 9]);
    const plain = Array.from({ length: 12 }, (_, at) => row(`b${at}`));
    expect([folded(plain).shown.length, folded(plain).rest.length]).toEqual([MOST, 4]);
  });
});

test('what leaves a long list comes first, a short one last', () => {
  const leave: Row = { ...row('skip'), offer: offer('skip', 'skip') };
  const names = (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => row(`a${at}`, ['p']));
    return leaveFirst([...rows, leave]).map(({ offer: { action } }) => action);
  };
  expect(names(2)).toEqual(['a0', 'a1', 'skip']);
  expect(names(5)).toEqual(['skip', 'a0', 'a1', 'a2', 'a3', 'a4']);
});

describe('on a phone', () => {
  test('more than four answers that the board draws are folded', () => {
    const drawn = Array.from({ length: 5 }, (_, at) => row(`a${at}`, ['p']));
    expect(folded([...drawn, row('skip')], true).shown.map(({ offer: { action } }) => action)).toEqual(['skip']);
    expect(folded([...drawn.slice(1), row('skip')], true).shown.length).toBe(5);
  });

  test('signs are not enough where two answers bear the same ones', () => {
    const signed = (action: string, sign: 'arrow' | 'slash'): Row => ({
      ...row(action, ['p']),
      icons: [{ icon: 'sign', sign }],
    });
    expect(areApart([signed('a', 'arrow'), signed('b', 'slash'), row('skip')])).toBe(true);
    expect(areApart([signed('a', 'arrow'), signed('b', 'arrow')])).toBe(false);
  });

  test('signs are enough where a lit piece bears them', () => {
    const signed: Row = { ...row('a', ['p']), icons: [{ icon: 'sign', sign: 'arrow' }] };
    expect([isBrief(signed), isBrief(row('b', ['p'])), isBrief({ ...signed, offer: row('c').offer })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the strip gives one way to each space of the inkpot, the rows the others', () => {
  const to = (action: string, landing: number): Row => ({
    ...row(action),
    offer: offer(action, 'ink', { numbers: { landing } }),
  });
  const rows = [to('two', 2), to('two-bright', 2), to('three', 3), row('skip')];
  expect(besideStrip(rows, 'ink').map(({ offer: { action } }) => action)).toEqual(['two-bright', 'skip']);
  expect(besideStrip(rows, 'line').length).toBe(4);
});

test('the others come one after the other, then nobody', () => {
  expect([nextOpponent(null, 1, 3), nextOpponent(0, 1, 3), nextOpponent(2, 1, 3)]).toEqual([0, 2, null]);
});

test('plus and minus step through the pieces', () => {
  const lay = (action: string, ideas: number, bright: number) => offer(action, 'lay', { numbers: { ideas, bright } });
  const [one, two, mixed] = [lay('one', 1, 0), lay('two', 2, 0), lay('mixed', 1, 1)];
  const all = [mixed, two, one];
  expect(stepped(all, one, 1)?.action).toBe('two');
  expect(stepped(all, two, 1)?.action).toBe('mixed');
  expect(stepped(all, one, -1)?.action).toBe('one');
});

test('a free action says in icons what it costs and brings', () => {
  expect(freeIcons({ group: 'coffee-bright', numbers: { coffee: 3, gained: 1 } }).map(({ icon }) => icon)).toEqual([
    'good',
    'sign',
    'good',
  ]);
});
