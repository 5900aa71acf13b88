import { describe, expect, test, vi } from 'vitest';
import { remaining, ticked } from '../src/lib/clock';
import { paragraph, parts, searched, spans } from '../src/lib/digest';
import { delays, mentioned } from '../src/lib/motion';
import { concerning, light, picking } from '../src/lib/offers';
import { numberOf, piecesOf, seatOf } from '../src/lib/phrase';
import type { Offer, Phrase, Told } from '../src/protocol';

vi.stubGlobal('location', { pathname: '/', hash: '' });

const offer = (action: string, ...pieces: string[]): Offer => ({
  action,
  pieces,
  phrase: { key: action },
  group: action.split(' ')[0] ?? '',
  free: false,
  undoable: true,
});
const offers = [offer('state a x', 'a', 'x'), offer('state a y', 'a', 'y'), offer('treat b', 'b')];

describe('offers by their pieces', () => {
  test('several picks narrow the offers', () => {
    expect(concerning(offers, ['a']).length).toBe(2);
    expect(concerning(offers, ['a', 'y']).map(({ action }) => action)).toEqual(['state a y']);
  });

  test('a pick that fits no other begins anew, and the same pick again is taken back', () => {
    expect(picking(offers, ['a'], 'y')).toEqual(['a', 'y']);
    expect(picking(offers, ['a'], 'b')).toEqual(['b']);
    expect(picking(offers, ['a'], 'a')).toEqual([]);
  });

  test('light follows offers, picks and refusals', () => {
    const refused = [{ ...offer('no', 'z'), rule: 'DW-1.1', reason: { key: 'r' } }];
    const lamps = { offers, refused, picked: ['a'], chosen: null };
    expect(['a', 'x', 'z', 'q'].map((name) => light(lamps, name))).toEqual(['selected', 'offered', 'refused', 'rest']);
    expect(light({ ...lamps, chosen: offers[2] ?? null }, 'b')).toBe('selected');
  });
});

describe('what phrases speak of', () => {
  const phrase: Phrase = {
    key: 'k',
    args: {
      seat: { seat: 2 },
      n: { number: 7 },
      one: { piece: 'a' },
      inner: { phrases: [{ key: 'i', args: { more: { pieces: ['b', 'c'] } } }] },
    },
  };
  test('pieces, seat and numbers', () => {
    expect(piecesOf(phrase)).toEqual(['a', 'b', 'c']);
    expect([seatOf(phrase), numberOf(phrase, 'n'), numberOf(phrase, 'x')]).toEqual([2, 7, null]);
  });
  test('motion goes in the order of the telling', () => {
    const told: Told[] = [
      { event: { game: 'y' }, phrase, answers: 1 },
      { event: { game: 'z' }, phrase: { key: 'z', args: { p: { piece: 'd' } } }, answers: 1 },
    ];
    expect([...mentioned(told)]).toEqual([
      ['a', 2],
      ['b', 2],
      ['c', 2],
      ['d', null],
    ]);
  });
  test('many moves stay within their time', () => {
    const waits = delays(60, 320, 1);
    expect((waits.at(-1) ?? 0) + 320).toBeLessThanOrEqual(2400 + 320);
    expect(delays(3, 320, 0.5)).toEqual([0, 30, 60]);
  });
});

describe('the digest', () => {
  const text =
    '# Rules\n\n## 1 First\n\n**DW-1.1** One `thing` *(our reading)*.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n';
  const all = parts(text);
  test('is cut into its parts', () => {
    expect(all.map(({ kind }) => kind)).toEqual(['heading', 'heading', 'rule', 'table']);
    expect(paragraph(all, 'dw-1.1')).toContain('One');
  });
  test('is searched by words and numbers, with the heading above', () => {
    expect(searched(all, 'dw-1.1').map(({ kind }) => kind)).toEqual(['heading', 'rule']);
    expect(searched(all, 'nothing')).toEqual([]);
  });
  test('keeps emphasis apart', () => {
    expect(spans('One `x` and **y**.').map(({ mark }) => mark)).toEqual(['plain', 'code', 'plain', 'strong', 'plain']);
  });
});

test('clocks tick on between two messages', () => {
  expect(remaining(ticked(65_000, true, 1000, 6000))).toBe('1:00');
  expect(remaining(ticked(65_000, false, 1000, 6000))).toBe('1:05');
  expect(remaining(3_725_000)).toBe('1:02:05');
  expect(remaining(50 * 3_600_000)).toEqual({ days: 2, hours: 2 });
});
