// People: what they are called, what they have read, what their clocks do, who plays for them.
import { describe, expect, test } from 'vitest';
import { marked, unreadIn } from '../src/lib/chatread.svelte';
import { aroundFrom, botsFor, choiceOf, levelOf, seatOf, sitterName, usualBot } from '../src/lib/names';
import { paceWords, span } from '../src/lib/paces';
import { suggestion } from '../src/lib/session.svelte';
import { awaySince, standInLeft, stoodInText, wentNow } from '../src/lib/standins';
import { LANGS } from '../src/lib/words';
import type { ChatLine, GameInfo, SeatInfo, Sitter, TableInfo } from '../src/protocol';
import { CIRCLE } from '../src/ui/faces';
import { wordsOf } from './helper';

const person = (id: number, name = 'Ada'): Sitter => ({ person: { id, name, bot: false } });
const bot: Sitter = { bot: { bot: 'greedy', name: 'otto-rank' } };
const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({
  sitter: person(1),
  colour: 'plum',
  present: false,
  resigned: false,
  ticking: false,
  ...more,
});
const table = (seats: SeatInfo[]) => ({ seats, patience_ms: 60_000 }) as TableInfo;

describe.each(LANGS)('bots in %s', (lang) => {
  const words = wordsOf(lang);

  test('every member of the circle has a name, and no two the same', () => {
    const names = CIRCLE.map((name) => sitterName(words, { bot: { bot: 'greedy', name } }));
    expect(names.filter((name) => name.startsWith('circle-'))).toEqual([]);
    expect(new Set(names).size).toBe(CIRCLE.length);
  });

  test('levels are words, and one that is not known is told as it is', () => {
    expect(levelOf(words, 'greedy')).not.toBe('greedy');
    expect(levelOf(words, 'oracle')).toBe('oracle');
  });

  test('a thinker outside sits under its own name and is said to be one', () => {
    const sitter: Sitter = { bot: { bot: 'outside:deep-couch', name: 'otto-rank' } };
    const name = sitterName(words, sitter);
    expect(name).toContain('deep-couch');
    expect(name).toContain(levelOf(words, 'outside:deep-couch'));
    expect(levelOf(words, 'outside:deep-couch')).not.toContain('outside:');
    expect(choiceOf(words, 'outside:deep-couch')).toBe('deep-couch');
  });

  test('there are names for guests', () => {
    const first = suggestion(words.say('guest-names'), 0);
    expect(first.length).toBeGreaterThan(2);
    expect(suggestion(words.say('guest-names'), 0.999)).not.toBe(first);
  });
});

test('a name is read in the language of the reader', () => {
  expect(sitterName(wordsOf('en'), bot)).toBe('Otto Rank');
  expect(sitterName(wordsOf('ru'), bot)).toBe('Отто Ранк');
  expect(sitterName(wordsOf('en'), person(1, ''))).toBe('somebody who has left');
});

test('thinkers outside can be chosen while they are connected', () => {
  const game = { bots: ['random', 'greedy'] } as unknown as GameInfo;
  expect(botsFor(game)).toEqual(['random', 'greedy']);
  expect(botsFor({ ...game, outside: ['deep-couch'] })).toEqual(['random', 'greedy', 'outside:deep-couch']);
  expect(usualBot(game)).toBe('greedy');
  const levels = { bots: ['random', 'novice', 'greedy', 'club', 'expert', 'champion'] } as unknown as GameInfo;
  expect(botsFor(levels)).toEqual(['novice', 'club', 'expert', 'champion']);
  expect(usualBot(levels)).toBe('club');
});

test('a seat is known before the match, and its own is shown first', () => {
  const all = table([seat({ sitter: bot }), seat({ sitter: person(7) }), seat({ sitter: 'empty' })]);
  expect(seatOf(all, 7)).toBe(1);
  expect([seatOf(all, 8), seatOf(all, undefined), seatOf(null, 7)]).toEqual([null, null, null]);
  expect(aroundFrom(3, 1)).toEqual([1, 2, 0]);
  expect(aroundFrom(3, null)).toEqual([0, 1, 2]);
});

describe('what was read', () => {
  const line = (n: number, from: number) => ({ n, person: from }) as ChatLine;

  test('own lines and those read before a reload are not unread', () => {
    expect(unreadIn([line(1, 2), line(2, 9), line(3, 2)], 1, 9)).toBe(1);
    expect(unreadIn([line(1, 2)], 1, 9)).toBe(0);
  });

  test('a mark takes the place of the one before, and old tables go', () => {
    expect(marked([['a', 1]], 'a', 4)).toEqual([['a', 4]]);
    const many = Array.from({ length: 60 }, (_, at) => [`t${at}`, 1] as [string, number]);
    expect(marked(many, 'new', 2)).toHaveLength(40);
  });
});

describe('paces', () => {
  const en = wordsOf('en');
  const clock = { bank: 3 * 86_400, extra: 86_400, on_timeout: 'bot-takes-seat' } as const;

  test('say what the clock does, made from its numbers', () => {
    const { title, text } = paceWords(en, { turn_based: true, clock });
    expect(title).toBe('Over days');
    expect(text).toContain('3 days for the whole game and one day more with every question');
    expect(text).toContain('a bot plays on');
    expect(paceWords(en, { turn_based: false, clock: { ...clock, bank: 600, extra: 20 } }).text).toContain(
      '10 minutes for the whole game and 20 seconds more',
    );
    expect(paceWords(en, { turn_based: false }).title).toBe('No clock');
  });

  test('a time is told whole in every language', () => {
    for (const lang of LANGS) {
      const words = wordsOf(lang);
      for (const seconds of [8, 90, 180, 7200, 86_400, 30 * 86_400]) expect(span(words, seconds)).toMatch(/\p{L}/u);
    }
    expect(span(wordsOf('ru'), 180)).toBe('3 минуты');
    expect(span(wordsOf('pl'), 1200)).toBe('20 minut');
  });
});

describe('standing in', () => {
  const en = wordsOf('en');

  test('counts down from when somebody went', () => {
    expect(standInLeft(seat(), 1000, 60_000, 31_000)).toBe(30_000);
    expect(standInLeft(seat(), 1000, 60_000, 99_000)).toBe(0);
    expect(standInLeft(seat({ stand_in_ms: 0 }), null, 60_000, 0)).toBe(0);
    expect(standInLeft(seat({ present: true }), 1000, 60_000, 99_000)).toBe(null);
    expect(standInLeft(seat({ sitter: bot }), 1000, 60_000, 99_000)).toBe(null);
  });

  test('the moment is told by the server, or noted when somebody goes', () => {
    const two = table([seat({ present: true }), seat({ stand_in_ms: 20_000 })]);
    expect(awaySince(two, [], 100_000)).toEqual([null, 60_000]);
    expect(wentNow([1], [null, 5], 9)).toEqual([9, null]);
    expect(wentNow([], [3, null], 9)).toEqual([3, 9]);
  });

  test('a result says who was played for, why and how much', () => {
    const stood_in = { reason: 'time-out', timeouts: 1, answers: 12, of: 30, still: true, earned: false } as const;
    const said = stoodInText(en, seat({ stood_in }), 'Ada');
    expect(said).toBe('Ada ran out of time. A bot played to the end and gave 12 of 30 answers.');
    expect(stoodInText(en, seat({ stood_in: { ...stood_in, still: false } }), 'Ada')).toContain('A bot gave 12 of 30');
    expect(stoodInText(en, seat({ stood_in }), 'Ada', true)).toContain('not counted as a win of Ada');
    expect(stoodInText(en, seat({ stood_in: { ...stood_in, earned: true } }), 'Ada', true)).toBe(said);
    expect(stoodInText(en, seat(), 'Ada')).toBe(null);
    expect(stoodInText(en, seat({ stood_in: { ...stood_in, answers: 0, still: false } }), 'Ada')).toBe(null);
  });
});
