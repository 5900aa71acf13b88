import { describe, expect, test } from 'vitest';
import { joined, LANGS, wished, type Lang } from '../src/lib/words';
import type { Phrase, Piece } from '../src/protocol';
import corpus from './fixtures/words.json';
import { wordsOf } from './helper';

type Case = { phrase: Phrase } & Record<Lang, [whole: string, short: string]>;

describe.each(LANGS)('the corpus in %s', (lang) => {
  const words = wordsOf(lang, corpus.pieces as Piece[], corpus.names);

  test('the page says what the terminal says', () => {
    const cases = corpus.cases as unknown as Case[];
    expect(cases.length).toBeGreaterThan(200);
    const said = cases.map(({ phrase }) => [phrase.key, words.phrase(phrase), words.short(phrase)]);
    expect(said).toEqual(cases.map((each) => [each.phrase.key, ...each[lang]]));
  });
});

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
