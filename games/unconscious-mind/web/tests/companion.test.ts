import { describe, expect, it } from 'vitest';
import type { Form } from '$web/protocol';
import { answerOf, begun, drawn, effectOf, isNeeded, missing, partsOf, toggled } from '../companion/say';

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
