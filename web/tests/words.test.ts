import { describe, expect, test } from 'vitest';
import { joined, LANGS, typeset, wished, type Lang } from '../src/lib/words';
import type { Phrase, Piece } from '../src/protocol';
import corpus from './fixtures/words.json';
import { wordsOf } from './helper';

type Case = { phrase: Phrase } & Record<Lang, [whole: string, short: string, own: string]>;

describe.each(LANGS)('the corpus in %s', (lang) => {
  const words = wordsOf(lang, corpus.pieces as Piece[], corpus.names);
  const read = wordsOf(lang, corpus.pieces as Piece[], corpus.names, 0);

  test('the page says what the terminal says', () => {
    const cases = corpus.cases as unknown as Case[];
    expect(cases.length).toBeGreaterThan(200);
    const said = cases.map(({ phrase }) => [
      phrase.key,
      words.phrase(phrase),
      words.short(phrase),
      read.phrase(phrase),
    ]);
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

test('what an answer would change is one sentence, with others by name', () => {
  const words = wordsOf('en', [], ['Ada', 'Bo'], 0);
  const phrase = (number: number) => ({ key: 'seat-human', args: { number: { number } } });
  const change = (seat: number) => ({ what: 'x', seat, to: 1, phrase: phrase(seat + 1) });
  expect(words.outlook(phrase(7), 0, [change(0), change(1)])).toBe('Player 7: Player 1; Bo: Player 2.');
  expect(words.outlook(phrase(7), 0, [])).toBeNull();
});

test('French blanks do not break', () => {
  expect(typeset('fr', 'Oui : « non » ; quoi ?')).toBe('Oui\u00a0: «\u00a0non\u00a0»\u202f; quoi\u202f?');
  expect(typeset('en', 'Oui : « non »')).toBe('Oui : « non »');
});

test('the browser chooses the language', () => {
  expect(wished(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(wished(['fr'])).toBe('fr');
  expect(wished(['ja'])).toBe('en');
});
