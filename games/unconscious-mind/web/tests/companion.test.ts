import { describe, expect, it } from 'vitest';
import type { CompanionReply, Field, Form, Guidance } from '$web/protocol';
import { changesOf, rulesOf, wayOf } from '../companion/atTable';
import { altered, compare } from '../companion/compare';
import { COMMON, iconsOfParts, OTHERS, THERAPY } from '../companion/effects';
import { numbersOf } from '../companion/numbers';
import {
  answerOf,
  begun,
  drawn,
  effectOf,
  isNeeded,
  isSame,
  missing,
  partsOf,
  placed,
  toggled,
  wordsFor,
} from '../companion/say';
import type { View } from '../wire';

const phrase = { key: 'x' };
const option = (word: string) => ({ word, phrase });
const shown: Form = {
  name: 'shown-card',
  phrase,
  rules: [],
  library: [],
  fields: [
    { name: 'shown', phrase, kind: { choice: ['two', 'one', 'none'].map(option) }, value: 'two' },
    { name: 'tags', phrase, kind: { own: 'tags' }, value: null },
    { name: 'effect', phrase, kind: { own: 'effect' }, value: null },
    { name: 'volume', phrase, kind: { choice: ['green', 'red'].map(option) }, value: null },
  ],
};

describe('a form of the companion', () => {
  it('begins with what is known, or with the answer of before', () => {
    expect(begun(shown)).toEqual({ shown: 'two', tags: [] });
    const before = { ask: 'shown-card', say: { shown: 'one', volume: 'red' } };
    expect(begun(shown, before)).toEqual({ shown: 'one', tags: [], volume: 'red' });
  });

  it('waits for what is missing; a card may have no effect', () => {
    expect(missing(shown, begun(shown))?.name).toBe('volume');
    expect(missing(shown, { ...begun(shown), volume: 'red' })).toBeNull();
    const tile = { ...shown, name: 'tile', fields: shown.fields.filter(({ name }) => name === 'effect') };
    expect(missing(tile, {})?.name).toBe('effect');
  });

  it('asks for no print of a card that is not there', () => {
    const say = { ...begun(shown), shown: 'none' };
    expect(shown.fields.map((field) => isNeeded(shown, say, field))).toEqual([true, false, false, false]);
    expect(answerOf(shown, say)).toEqual({ shown: 'none' });
  });

  it('asks for no location of a goal that shows none', () => {
    const place: Field = { name: 'place', phrase, kind: { choice: ['opera'].map(option) }, value: null };
    const goal = { ...shown, name: 'goal', fields: [place] };
    const goals = [
      { name: 'five', location: null },
      { name: 'two', location: 'opera' },
    ];
    expect(missing(placed(goal, { goal: 'five' }, goals), { goal: 'five' })).toBeNull();
    expect(missing(placed(goal, { goal: 'two' }, goals), { goal: 'two' })?.name).toBe('place');
  });
});

describe('what is tapped', () => {
  it('comes and goes, in the order of the taps', () => {
    expect(toggled(['b'], 'a')).toEqual(['b', 'a']);
    expect(toggled(['b', 'a'], 'b')).toEqual(['a']);
  });

  it('makes an effect of its parts', () => {
    const parts = ['gain coffee 1', 'elevate'];
    expect(partsOf(effectOf(parts))).toEqual(parts);
    expect(partsOf('')).toEqual([]);
  });

  it('is one of the cards that are left', () => {
    const cards = ['a', 'b', 'c'].map((name) => ({ name, say: {} }));
    const seen = new Set(Array.from({ length: 200 }, () => drawn(cards)?.name));
    expect([...seen].sort()).toEqual(['a', 'b', 'c']);
    expect(drawn([])).toBeNull();
  });
});

const told = (key: string, answers: number, changes: Guidance['changes'] = [], rules: string[] = []): Guidance => ({
  phrase: { key },
  rules,
  changes,
  told: answers,
});
const did = (kind: string, data: object) => ({ open: { seat: 1, what: { id: { [kind]: data } } } });
const table = (points: number, coffee: number): View =>
  ({
    players: [
      {},
      { points, coffee, boxes: 0, ideas: 2, bright: 0, dial: [[0, 1]], reputation: 1, inkpot: 0, hand: 0, rooms: [] },
    ],
    id: { compass: 'left', active: [] },
  }) as unknown as View;

/** A turn: a card, its place, the inkpot; the last step is given. */
function reply(last: Guidance, event: object, view: View, answers = 2): CompanionReply {
  const steps = [
    told('card', 1),
    told('placed', 2, [{ what: 'ideas', from: 4, to: 2 }], ['ID-4.6']),
    told('inked', 2, [{ what: 'inkpot', from: 3, to: 0 }], ['ID-5.1']),
    last,
  ];
  const events = [
    did('card', { card: 0 }),
    did('placed', { space: 1, ideas: 2, bright: 0 }),
    did('inked', { steps: 2, to: 0, freed: 'nothing' }),
    event,
  ];
  const situation = {
    version: 1,
    options: {},
    told: Array.from({ length: answers }, () => ({ ask: 'card', say: {} })),
  };
  return { guide: { steps, situation } as unknown as CompanionReply['guide'], view, events };
}
const coffee = told('coffee', 2, [{ what: 'coffee', from: 0, to: 1 }]);
const now = reply(coffee, did('coffee', { count: 1 }), table(5, 1));

describe('the way of a turn', () => {
  it('is cut into steps as the board of the Id cuts it; what came last is new', () => {
    const way = wayOf(now, 2);
    expect(way.map(({ step, fresh }) => [step.kind, fresh])).toEqual([
      ['card', false],
      ['inkpot', true],
    ]);
    expect(way.map((one) => one.told)).toEqual([2, 2]);
    expect(changesOf(way[1]?.parts ?? [])).toEqual([
      { what: 'inkpot', from: 3, to: 0 },
      { what: 'coffee', from: 0, to: 1 },
    ]);
    expect(rulesOf(way[0]?.parts ?? [])).toEqual(['ID-4.6']);
  });

  it('sums a number up from first to last', () => {
    const parts = [
      told('a', 0, [{ what: 'coffee', from: 2, to: 4 }]),
      told('b', 0, [{ what: 'coffee', from: 4, to: 0 }]),
    ];
    expect(changesOf(parts)).toEqual([{ what: 'coffee', from: 2, to: 0 }]);
    expect(changesOf([...parts, told('c', 0, [{ what: 'coffee', from: 0, to: 2 }])])).toEqual([]);
  });
});

describe('a correction', () => {
  it('shows numbers, later steps and answers that change', () => {
    const then = reply(told('points', 2), did('nothing', {}), table(7, 0), 1);
    const { numbers, steps, dropped } = compare(now, then);
    expect(numbers).toEqual([
      { what: 'points', from: 5, to: 7 },
      { what: 'coffee', from: 1, to: 0 },
    ]);
    expect([steps.length, dropped]).toEqual([1, 1]);
    expect(compare(now, now)).toEqual({ numbers: [], steps: [], dropped: 0 });
  });

  it('names the parts that are said otherwise', () => {
    const before = { ask: 'card', say: { space: '1-2', way: 'up' } };
    expect(altered(before, { space: '1-2', way: 'down' })).toEqual(['way']);
    expect(altered(before, { space: '1-2' })).toEqual(['way']);
    expect(altered(before, before.say)).toEqual([]);
  });
});

describe('what is drawn', () => {
  it('has icons for every part that can be tapped', () => {
    for (const { text, icons } of [...COMMON, ...OTHERS, ...THERAPY]) expect(icons.length, text).toBeGreaterThan(0);
    expect(iconsOfParts(['elevate', 'transfer']).map(({ icon }) => icon)).toEqual(['verb', 'sign', 'verb']);
  });

  it('says a value in words', () => {
    const say = (said: string | number | string[]) => wordsFor(shown.fields[0]!, said, ({ key }) => key.toUpperCase());
    expect([say('two'), say('other'), say(3), say([]), say(['one', 'two'])]).toEqual(['X', 'other', '3', '–', 'X, X']);
  });

  it('knows the card of a pack that fills a form in', () => {
    expect(isSame({ volume: 'red' }, { volume: 'red', tags: [] })).toBe(true);
    expect(isSame({ volume: 'red' }, { volume: 'green' })).toBe(false);
  });

  it('counts what the board of the Id has', () => {
    const found = new Map(numbersOf(table(9, 3)).map(({ what, count }) => [what, count]));
    expect([found.get('points'), found.get('coffee'), found.get('insights')]).toEqual([9, 3, 1]);
  });
});
