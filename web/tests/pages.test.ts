// The pages around the tables: the lists of home, the sheet of a new table, books, and when a choice
// is an answer.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isAnswer } from '../src/lib/confirming';
import { chapters, marked, parts, reading, searched, sought } from '../src/lib/digest';
import { minutesOf } from '../src/lib/manifests';
import { paceWords, span as spanOf } from '../src/lib/paces';
import { LANGS, type Lang } from '../src/lib/words';
import { CLOCKS, type ClockName } from '../src/pages/clocks';
import { dayPart, ranked, resultOf, riddance, sorted, span } from '../src/pages/home/lines';
import { botsOf, companyOf, fitted, isPublic, nextName, unusual, wishOf, type Sheet } from '../src/pages/sheet/wish';
import type { CircleMember, GameInfo, TableLine } from '../src/protocol';
import { GAMES, wordsOf } from './helper';

const person = (id: number) => ({ person: { id, name: `p${id}`, bot: false } });
const bot = { bot: { bot: 'greedy', name: 'carl-jung' } } as TableLine['seats'][number];
const line = (change: Partial<TableLine>): TableLine => ({
  id: 'a',
  game: 'x',
  stage: 'running',
  seats: [person(1), bot],
  my_seat: 0,
  my_turn: false,
  hosted: true,
  awaited: [],
  pace: { turn_based: false },
  changed: 0,
  ...change,
});

describe('the tables of a person', () => {
  test('come with the most urgent first, and what waits for others apart', () => {
    const lines = [
      line({ id: 'late', my_turn: true, due: 900 }),
      line({ id: 'idle', my_turn: true, changed: 9 }),
      line({ id: 'soon', my_turn: true, due: 100 }),
      line({ id: 'theirs' }),
      line({ id: 'open', stage: 'open', my_turn: true }),
    ];
    expect(sorted(lines).turns.map(({ id }) => id)).toEqual(['soon', 'late', 'idle']);
    expect(sorted(lines).others.map(({ id }) => id)).toEqual(['theirs', 'open']);
  });

  test('that are over say who won, our place, and everybody in order', () => {
    const outcome = { winners: [2], scores: [56, 44, 58, 58], automaton: null, rounds: 9 };
    expect(resultOf(outcome, 2)).toEqual({ won: true, place: 1, of: 4 });
    expect(resultOf(outcome, 3)).toEqual({ won: false, place: 2, of: 4 });
    expect(resultOf(outcome, 0)).toEqual({ won: false, place: 3, of: 4 });
    expect(ranked(outcome).map(({ seat }) => seat)).toEqual([2, 3, 0, 1]);
    const solo = { winners: [], scores: [90], automaton: 100, rounds: 5 };
    expect(resultOf(solo, 0)).toEqual({ won: false, place: 2, of: 2 });
    expect(ranked(solo).map(({ seat }) => seat)).toEqual(['automaton', 0]);
  });

  test('can be got rid of where nobody else loses anything', () => {
    expect(riddance(line({ stage: 'open' }))).toBe('close');
    expect(riddance(line({ stage: 'open', hosted: false }))).toBe('leave');
    expect(riddance(line({}))).toBe('discard');
    expect(riddance(line({ stage: 'over' }))).toBe('forget');
    expect(riddance(line({ seats: [person(1), person(2)] }))).toBeNull();
    const { my_seat: _, ...stranger } = line({});
    expect(riddance(stranger)).toBeNull();
  });

  test('tell times in the largest unit that says enough', () => {
    expect(span(20)).toEqual({ value: 1, unit: 'minute' });
    expect(span(3 * 3600)).toEqual({ value: 3, unit: 'hour' });
    expect(span(-50 * 3600)).toEqual({ value: 2, unit: 'day' });
    expect([3, 8, 14, 20, 23].map(dayPart)).toEqual(['night', 'morning', 'day', 'evening', 'night']);
  });
});

const CIRCLE: CircleMember[] = ['otto-rank', 'carl-jung', 'lou-salome', 'karl-abraham', 'helene-deutsch'];
const option = (key: string, least_players = 1, most_players = 4) => ({
  key,
  values: ['false', 'true'],
  default: 'false',
  least_players,
  most_players,
});
const game: GameInfo = {
  key: 'x',
  rules: 1,
  pack: '',
  least_players: 2,
  most_players: 4,
  options: [option('a'), option('solo', 1, 1)],
  bots: ['random', 'greedy'],
  companion: false,
};
const sheet: Sheet = {
  guests: ['friend'],
  bots: botsOf(2, 'greedy', CIRCLE),
  options: { a: 'true', solo: 'true' },
  clock: 'days',
  open: false,
  undo: 'free',
  hints: 'alone',
  pack: '',
};

describe('the sheet of a new table', () => {
  test('becomes a wish with the options that matter for so many', () => {
    const wish = wishOf(sheet, game);
    expect(wish).toMatchObject({ players: 4, options: { a: 'true' }, visibility: 'link', bots: ['greedy', 'greedy'] });
    expect(wish.circle).toEqual(['otto-rank', 'carl-jung']);
    expect('pack' in wish).toBe(false);
    expect(unusual(sheet, game).map(({ key }) => key)).toEqual(['a']);
  });

  test('is public once a chair is for anyone', () => {
    expect(isPublic(sheet)).toBe(false);
    expect(isPublic({ ...sheet, guests: ['friend', 'anyone'] })).toBe(true);
    expect(isPublic({ ...sheet, open: true })).toBe(true);
    expect(companyOf({ guests: ['friend', 'anyone'], bots: [] })).toBe('anyone');
    expect(companyOf({ guests: [], bots: sheet.bots })).toBe('bots');
  });

  test('gives every bot a name of its own, and fits another game', () => {
    expect(nextName(CIRCLE, sheet.bots)).toBe('lou-salome');
    const small = { ...game, most_players: 2, bots: ['random'] };
    expect(fitted(sheet, small, CIRCLE)).toEqual({ guests: ['friend'], bots: [] });
    const alone = fitted({ guests: [], bots: [] }, { ...small, bots: ['slow'] }, CIRCLE);
    expect(alone).toEqual({ guests: [], bots: [{ level: 'slow', name: 'otto-rank' }] });
  });
});

test.each(LANGS)('the words of a pace in %s say what its clock does', (lang) => {
  const said = (name: ClockName) => paceWords(wordsOf(lang), CLOCKS[name]).text;
  expect(said('live').match(/\d+/g)?.map(Number)).toEqual([CLOCKS.live.clock!.bank / 60, CLOCKS.live.clock!.extra]);
  expect(said('quick').match(/\d+/g)?.map(Number)).toEqual([CLOCKS.quick.clock!.bank / 60, CLOCKS.quick.clock!.extra]);
  const { bank, extra, most } = CLOCKS.days.clock!;
  expect([bank, extra]).toEqual([most, most]);
  const each = wordsOf(lang).say('pace-each', { time: spanOf(wordsOf(lang), bank) });
  expect(said('days').startsWith(each)).toBe(true);
});

test('a choice is an answer at once as people wish it', () => {
  expect(isAnswer(true, false, 'risky')).toBe(true);
  expect(isAnswer(false, false, 'risky')).toBe(false);
  expect(isAnswer(true, false, 'always')).toBe(false);
  expect(isAnswer(false, false, 'never')).toBe(true);
  for (const how of ['risky', 'always', 'never'] as const) expect(isAnswer(false, true, how)).toBe(true);
});

const root = new URL('../../', import.meta.url);
const digest = (lang: Lang, of: string) =>
  parts(readFileSync(new URL(`games/${of}/docs/rules/${lang}/${of}.md`, root), 'utf8'));

describe('the rules', () => {
  test('are found by a bent word, without accents, in every language', () => {
    const searches: [Lang, string, string][] = [
      ['en', 'sectors', 'sector'],
      ['fr', 'réserve générale', 'reserve generale'],
      ['pl', 'kartę', 'karta'],
      ['ru', 'сектора', 'секторов'],
    ];
    for (const [lang, one, other] of searches) {
      const all = digest(lang, 'notre-dame');
      const count = (wanted: string) => searched(all, wanted).filter(({ kind }) => kind === 'rule').length;
      expect([lang, count(one)]).toEqual([lang, count(other)]);
      expect(count(one)).toBeGreaterThan(2);
    }
  });

  test('mark what was sought, whatever its ending', () => {
    const found = marked('Две карты, одна карта.', sought('карту'));
    expect(found.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['карты', 'карта']);
    expect(marked('Nothing', [])).toEqual([{ text: 'Nothing', hit: false }]);
  });

  test('have our readings apart, also with brackets inside', () => {
    const said = reading('One. (our reading: two (or three), because four.) Five.', 'our reading');
    expect(said).toEqual({ rule: 'One. Five.', note: 'two (or three), because four.' });
    expect(reading('One. (our reading.)', 'our reading')).toEqual({ rule: 'One.', note: '' });
  });

  test.each(LANGS)('in %s announce readings with the words of the page, and speak to players', (lang) => {
    const label = wordsOf(lang).say('rules-reading');
    for (const of of GAMES) {
      const all = digest(lang, of);
      expect(chapters(all).length).toBeGreaterThan(5);
      const rules = all.flatMap((part) => (part.kind === 'rule' ? [part.text] : []));
      expect(rules.filter((text) => text.includes(`(${label}`)).length).toBeGreaterThan(5);
      expect(rules.every((text) => !reading(text, label).rule.includes(`(${label}`))).toBe(true);
      const plain = all.flatMap((part) => (part.kind === 'plain' ? [part.text] : [])).join(' ');
      expect(plain).not.toMatch(/program can test|un programme peut|program może|проверить программа/);
    }
  });

  test('of every game say how long it takes', () => {
    for (const of of GAMES) expect(minutesOf(of)).not.toBeNull();
  });
});
