import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundleOf, joined, LANGS, wished, Words, type Lang } from '../src/lib/words';
import type { Phrase } from '../src/protocol';
import fixture from './fixtures/dreamworld.json';

const folder = new URL('../../locales/', import.meta.url);
const read = (lang: Lang, name: string) => readFileSync(new URL(`${lang}/${name}.ftl`, folder), 'utf8');
const words = (lang: Lang) => {
  const files = readdirSync(new URL(`${lang}/`, folder)).map((file) => file.replace('.ftl', ''));
  return new Words(lang, bundleOf(lang, files.map((file) => read(lang, file))));
};
const pieces = fixture.pieces as { name: string; phrase: Phrase }[];

describe('phrases', () => {
  const en = words('en').at(pieces, ['Ada', 'Bo']);

  test('seats, pieces and numbers become words', () => {
    const phrase: Phrase = {
      key: 'dw-event-drew',
      args: { seat: { seat: 1 }, card: { piece: 'hex-4-moon' }, plus: { number: 2 } },
    };
    expect(en.phrase(phrase)).toBe('Bo draws Hex 4 Moon and two +1 tokens.');
  });

  test('a missing text shows its key, an unknown seat its number', () => {
    expect(en.say('no-such-text')).toBe('no-such-text');
    expect(en.name(4)).toBe('Player 5');
  });

  test('nested phrases are joined as the terminal joins them', () => {
    expect(joined('en', ['a', '(', 'b', ')', ',', 'c', ':'])).toBe('a (b), c:');
    expect(joined('fr', ['a', '\u00a0: b'])).toBe('a\u00a0: b');
  });

  test('pieces can be drawn from what their phrase says', () => {
    expect(en.pieceKey('numbers-high')).toBe('dw-tile-numbers');
    expect(en.pieceArgs('numbers-high')).toEqual({ add: '+1', numbers: '8, 9, 10' });
    expect(en.piecesOf('dw-row')).toEqual(['row-6', 'row-5', 'row-4', 'row-3', 'row-2']);
  });
});

test('the browser chooses the language', () => {
  expect(wished(['de-DE', 'pl-PL', 'en'])).toBe('pl');
  expect(wished(['fr'])).toBe('fr');
  expect(wished(['ja'])).toBe('en');
});

describe.each(LANGS)('texts in %s', (lang) => {
  test('every phrase of real snapshots is put into words', () => {
    const spoken = words(lang).at(pieces, ['A', 'B', 'C']);
    for (const name of ['choose', 'score', 'over'] as const) {
      const told = fixture[name].log.told.map(({ phrase }) => phrase as unknown as Phrase);
      const offered = fixture[name].offers.map(({ phrase }) => phrase as unknown as Phrase);
      for (const phrase of [...told, ...offered]) {
        const text = spoken.phrase(phrase);
        expect(text).not.toBe(phrase.key);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});
