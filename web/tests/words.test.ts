import { describe, expect, test } from 'vitest';
import { joined, wished } from '../src/lib/words';
import { wordsOf } from './helper';

describe('phrases', () => {
  const en = wordsOf('en');

  test('a missing text shows its key, an unknown seat its number', () => {
    expect(en.say('no-such-text')).toBe('no-such-text');
    expect(en.name(4)).toBe('Player 5');
  });

  test('nested phrases are joined as the terminal joins them', () => {
    expect(joined('en', ['a', '(', 'b', ')', ',', 'c', ':'])).toBe('a (b), c:');
    expect(joined('fr', ['a', '\u00a0: b'])).toBe('a\u00a0: b');
  });
});

test('the browser chooses the language', () => {
  expect(wished(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(wished(['fr'])).toBe('fr');
  expect(wished(['ja'])).toBe('en');
});
