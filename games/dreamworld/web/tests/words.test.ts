// Phrases of Dreamworld, put into words as the terminal does it.
import { describe, expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import type { Phrase } from '$web/protocol';
import { wordsOf } from '$web/../tests/helper';
import fixture from './view.json';

const pieces = fixture.pieces as { name: string; phrase: Phrase }[];

describe('phrases', () => {
  const en = wordsOf('en', pieces, ['Ada', 'Bo']);

  test('seats, pieces and numbers become words', () => {
    const phrase: Phrase = {
      key: 'dw-event-drew',
      args: { seat: { seat: 1 }, card: { piece: 'hex-4-moon' }, plus: { number: 2 } },
    };
    expect(en.phrase(phrase)).toBe('Bo draws Hex 4 Moon and two +1 tokens.');
  });
});

describe.each(LANGS)('texts in %s', (lang) => {
  test('every phrase of real snapshots is put into words', () => {
    const spoken = wordsOf(lang, pieces, ['A', 'B', 'C']);
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
