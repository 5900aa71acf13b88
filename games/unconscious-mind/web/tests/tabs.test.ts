import { expect, test } from 'vitest';
import type { Offer, Question } from '$web/protocol';
import { isDisplayed, pageOf, tabOf } from '../answer/tabs';

const asked = (name: string) => ({ question: { name } as Question });

test('a question opens where its pieces lie', () => {
  const tab = (name: string) => tabOf(asked(name));
  expect(['point', 'ink', 'pay', 'treat', 'walk', 'draft'].map(tab)).toEqual([
    'table',
    'notebook',
    'dial',
    'office',
    'city',
    'city',
  ]);
});

test('what is paid with cards opens where they lie', () => {
  const paid = (piece: string) => ({
    ...asked('pay'),
    offers: [{ action: 'pay', group: 'pay', pieces: [piece] } as unknown as Offer],
    view: { mine: { seat: 0, hand: ['dream-work'] }, players: [{ played: ['wit'] }] },
  });
  expect(['dream-work', 'wit', 'minor-growth'].map((piece) => tabOf(paid(piece)))).toEqual([
    'office',
    'office',
    'dial',
  ]);
});

test('what is asked in the prompt alone, or nothing, stays at the table', () => {
  expect([tabOf(asked('choose')), tabOf({})]).toEqual(['table', 'table']);
});

test('of two pages the city has its own, with the displays', () => {
  expect([pageOf('city'), pageOf('dial'), pageOf('table'), pageOf(null)]).toEqual(['city', 'own', 'own', 'own']);
  expect([isDisplayed(asked('draft')), isDisplayed(asked('walk'))]).toEqual([true, false]);
});
