// The full cards of Notre Dame: every component of a pack has one, also what its owner added.
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { rulesOf, wordsOf } from '$web/../tests/helper';
import { LANGS } from '$web/lib/lang';
import Bust from '../Bust.svelte';
import { facts, groups } from '../Card.svelte';
import { lookOf } from '../look';
import type { PersonCard, Sheet } from '../types';
import printed from './sheet.json';

const sheet = printed as unknown as Sheet;
const merchant = sheet.persons.find(({ name }) => name === 'wine-merchant') as PersonCard;

describe.each([...LANGS])('the cards in %s', (lang) => {
  const words = wordsOf(lang);
  const known = rulesOf('notre-dame');

  test('every component says what it does and where that is written', () => {
    for (const name of groups(sheet, words).flatMap(({ names }) => names)) {
      const said = facts({ name, sheet, words });
      expect(
        said.map(({ text }) => text).filter((text) => /^$|\bnd-[a-z]/.test(text)),
        name,
      ).toEqual([]);
      expect(
        said.flatMap(({ rule }) => rule ?? []).filter((rule) => !known.has(rule)),
        name,
      ).toEqual([]);
      expect(said[0]?.rule, name).toBeTruthy();
    }
  });

  test('a person of an owner has the whole card', () => {
    const [effect, deck, rats, price] = facts({ name: merchant.name, sheet, words }).map(({ text }) => text);
    for (const number of ['3', '1', '2']) expect(effect).toContain(number);
    expect(rats).toContain('4');
    expect([deck, price].every(Boolean)).toBe(true);
  });
});

test('persons who do other things look otherwise, and a new one has a face', () => {
  const looks = sheet.persons.map(({ ability }) => JSON.stringify(lookOf(ability)));
  // The merchant gives coins like the money lender.
  expect(new Set(looks).size).toBe(sheet.persons.length - 1);
  expect(render(Bust, { props: { ability: merchant.ability } }).body).toContain('#coin');
});
