// What the board of Notre Dame reckons for its drawing: ways, ghosts, and the rules it points to.
import { describe, expect, test } from 'vitest';
import type { Arg, Phrase } from '$web/protocol';
import { rulesOf } from '$web/../tests/helper';
import { foreseen, yields } from '../foresee';
import { way } from '../geometry';
import { componentOf, HIRE_RULE, MESSAGE_RULE, PERSON_RULE, PLACE_RULE } from '../rules';
import type { View } from '../types';
import fixture from './view.json';

const told = (kind: string, args: Record<string, Arg>): Phrase => ({ key: `nd-event-${kind}`, args });
const seat: Arg = { seat: 0 };

describe('what an answer would do in Notre Dame', () => {
  test('a placed marker and its yield, with the park', () => {
    const seen = foreseen({ told: [
      told('placed', { seat, to: { piece: 'residence' } }),
      told('scored', { seat, prestige: { number: 3 }, park: { number: 1 }, source: { word: 'residence' } }),
    ] }, 0)!;
    expect([...seen.markers]).toEqual([['residence', 1]]);
    expect([seen.prestige, seen.park]).toEqual([4, 1]);
    expect(yields(seen, 5)).toEqual([{ icon: 'prestige', text: '+4' }]);
  });

  test('pieces that leave, the friend, the rat and the purse', () => {
    const seen = foreseen({ told: [
      told('moved', { seat, from: { piece: 'bank' }, to: { piece: 'hotel' } }),
      told('friend-moved', { seat, to: { piece: 'park' } }),
      told('rat-went-back', { seat, to: { number: 4 } }),
      told('gave', { seat, coins: { number: 2 } }),
      told('took-markers', { seat, count: { number: 1 } }),
    ] }, 0)!;
    expect([...seen.markers]).toEqual([['bank', -1], ['hotel', 1]]);
    expect([seen.friend, seen.rat, seen.coins, seen.supply]).toEqual(['park', 4, -2, 1]);
    expect(yields(seen, 5).map(({ icon, text }) => `${icon} ${text}`)).toEqual(['coin \u22122', 'cube +1', 'rat 5 → 4']);
  });

  test('what others do and what the round brings afterwards is no yield', () => {
    const coins = (of: number) => told('took-coins', { seat: { seat: of }, count: { number: 3 } });
    const seen = foreseen({ told: [coins(1), told('plague-came', { seat }), coins(0)] }, 0)!;
    expect(seen.coins).toBe(0);
    expect([foreseen(null, 0), foreseen({ told: [] }, null)]).toEqual([null, null]);
  });

  test('a way leads along streets and is a shortest one', () => {
    const { streets } = fixture as unknown as View;
    const [first] = streets[0]!;
    const far = streets.at(-1)![1];
    const found = way(streets, first, far);
    expect([found[0], found.at(-1)]).toEqual([first, far]);
    const joined = (a: string, b: string) => streets.some((s) => s.includes(a) && s.includes(b));
    expect(found.slice(1).every((market, at) => joined(found[at]!, market))).toBe(true);
    expect(way([['a', 'b'], ['b', 'c'], ['a', 'c']], 'a', 'c')).toEqual(['a', 'c']);
    expect([way([['a', 'b']], 'a', 'z'), way([], 'a', 'a')]).toEqual([[], ['a']]);
  });

  test('every piece with a full card is known by its kind', () => {
    const kinds = ['lapis-bank', 'monk', 'brick-message-rat', 'park', 'amber:hotel', 'harbour:jade', 'lapis-centre', 'carriage:jade'];
    expect(kinds.map(componentOf)).toEqual(['card', 'person', 'message', 'place', 'place', 'place', null, null]);
  });
});

test('the rules that full cards point to are in the digest', () => {
  const known = rulesOf('notre-dame');
  const cited = [PLACE_RULE, PERSON_RULE, MESSAGE_RULE].flatMap((rules) => Object.values(rules));
  expect([...cited, HIRE_RULE, 'ND-6.2', 'ND-12.1'].filter((id) => !known.has(id))).toEqual([]);
});
