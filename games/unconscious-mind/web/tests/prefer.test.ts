import { describe, expect, test } from 'vitest';
import type { Offer, Question } from '$web/protocol';
import { prefer } from '../answer/prefer';
import { offer, stone } from './offers';

const question = { name: 'pay' } as Question;
const chosen = (...offers: Offer[]) => prefer({ question, offers })?.action;
const skip = offer('skip', 'skip');

describe('a payment', () => {
  test('is the lowest insight that serves, a common one before an own one', () => {
    expect(chosen(stone('major', 3, 0), stone('own', 2, 1), stone('common', 2, 0), skip)).toBe('common');
  });

  test('spares coffee where a minor insight serves, and insights above it where it does not', () => {
    const coffee = offer('coffee', 'pay');
    expect(chosen(coffee, stone('minor', 1, 1))).toBe('minor');
    expect(chosen(coffee, stone('median', 2, 0))).toBe('coffee');
  });
});

test('as many ideas as can be are laid, and bright ideas are kept', () => {
  const lay = (action: string, ideas: number, bright: number) => offer(action, 'lay', { numbers: { ideas, bright } });
  expect(chosen(lay('one', 1, 0), lay('mixed', 1, 1), lay('two', 2, 0), lay('bulb', 0, 1))).toBe('two');
  expect(chosen(lay('one', 1, 0), lay('mixed', 1, 1))).toBe('one');
});

test('an insight is generated beforehand only where there is one place', () => {
  const to = (action: string, place: string, own: number) =>
    offer(action, 'generate', { numbers: { ring: 0, own }, pieces: ['reserve', place] });
  expect(chosen(to('own', 'a', 1), to('common', 'a', 0))).toBe('common');
  expect(chosen(to('a', 'a', 0), to('b', 'b', 0))).toBeUndefined();
});

test('a volume is an own card before a citation, and the citation that pays least', () => {
  const card = (action: string, numbers: Record<string, number>) => offer(action, 'volume', { numbers });
  const [dear, cheap] = [
    card('dear', { slot: 0, owner: 1, points: 2 }),
    card('cheap', { slot: 0, owner: 1, points: 1 }),
  ];
  expect(chosen(dear, card('own', { slot: 1 }), cheap)).toBe('own');
  expect(chosen(dear, cheap)).toBe('cheap');
});

test('nothing is chosen where answers differ in kind, or nobody is asked', () => {
  expect(chosen(stone('a', 1, 0), offer('card', 'play'))).toBeUndefined();
  expect(prefer({ offers: [stone('a', 1, 0)] })).toBeNull();
});
