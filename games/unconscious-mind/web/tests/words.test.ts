// What an answer would do to the therapy of a client, in words.
import { expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import { wordsOf } from '../../../../web/tests/helper';

const therapy = (args: Record<string, number>) => ({
  key: 'um-would-therapy',
  args: {
    place: { word: 'Dora' },
    ...Object.fromEntries(Object.entries(args).map(([name, number]) => [name, { number }])),
  },
});

test.each(LANGS)('%s: a marker that was there is told with before and after, a new one with where it lies', (lang) => {
  const words = wordsOf(lang);
  for (const from of [0, 1, 2, 5]) expect(words.phrase(therapy({ from, to: 7 }))).toMatch(new RegExp(`${from} → 7$`));
  expect(words.phrase(therapy({ to: 0 }))).toMatch(/\p{L} 0$/u);
});
