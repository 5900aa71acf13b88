// A card of an owner: found by its plain name, drawn from what it does, told in four languages.
import { describe, expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import { wordsOf } from '$web/../tests/helper';
import { marksOf } from '../icons';
import { componentOf, fullText, groupsOf, iconsOf, linesOf, tagsOf } from '../sheet';
import { component } from '../text/practice';
import { sheetWith } from './sheet';

const sheet = sheetWith();
const OPERA = [{ name: 'opera', phrase: { key: 'um-name-opera', args: {} } }];

test('a component is found with its kind, and what is none is not', () => {
  expect(componentOf(sheet, 'a-new-card')?.kind).toBe('research');
  expect(componentOf(sheet, 'a-new-client')?.kind).toBe('client');
  expect(tagsOf(componentOf(sheet, 'a-new-card')!)).toEqual(['opera', 'wild']);
  expect(componentOf(sheet, 'r1c1')).toBeNull();
});

test('its icons are drawn in printed order', () => {
  const [line] = linesOf(sheet, 'a-new-card');
  expect(
    iconsOf(sheet, line!)
      .flatMap(marksOf)
      .map(({ mark }) => mark),
  ).toEqual(['insight', 'sign', 'sprite', 'plaque']);
  expect(marksOf({ icon: 'verb', verb: 'freud', number: 1, most: 3 }).at(-1)).toEqual({ mark: 'number', text: '1–3' });
  expect(marksOf({ icon: 'per', count: { tiles: 'level-ii' }, max: 9 })).toHaveLength(4);
});

describe.each(LANGS)("an owner's components in %s", (lang) => {
  const words = wordsOf(lang, OPERA);

  test.each(['a-new-card', 'a-new-tile', 'a-new-client'])('%s has its full text', (name) => {
    const text = fullText(sheet, words, name).join('; ');
    expect(text).not.toBe('');
    expect(text).not.toMatch(/um-|\{/);
    expect(component({ words, sheet }, name).text).toContain(text);
  });

  test('the card names its location, and groups have titles', () => {
    expect(fullText(sheet, words, 'a-new-card')[0]).toContain(words.piece('opera'));
    for (const { title } of groupsOf(sheet, words)) expect(title).not.toMatch(/^um-/);
  });
});
