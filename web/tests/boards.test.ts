// What the boards reckon for their drawings: places, ways, ghosts, and the rules they point to.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { beside } from '../src/boards/beside';
import { RULE, TILE_RULE } from '../src/boards/dreamworld/rules';
import { among } from '../src/boards/dreamworld/said';
import type { LineCard } from '../src/boards/dreamworld/types';
import { foreseen, yields } from '../src/boards/notre-dame/foresee';
import { way } from '../src/boards/notre-dame/geometry';
import {
  componentOf, HIRE_RULE, MESSAGE_RULE, PERSON_RULE, PLACE_RULE,
} from '../src/boards/notre-dame/rules';
import type { View as NotreDameView } from '../src/boards/notre-dame/types';
import { tabOf } from '../src/boards/unconscious-mind/tabs';
import { parts } from '../src/lib/digest';
import type { Arg, Phrase } from '../src/protocol';
import fixture from './fixtures/notre-dame.json';

const root = new URL('../..', import.meta.url).pathname;
const told = (kind: string, args: Record<string, Arg>): Phrase => ({ key: `nd-event-${kind}`, args });
const seat: Arg = { seat: 0 };

describe('a full card', () => {
  const size = { width: 200, height: 150 };
  const room = { width: 1000, height: 700 };
  const over = (a: { x: number; y: number }, b: DOMRectInit) =>
    a.x < b.x! + b.width! && a.x + 200 > b.x! && a.y < b.y! + b.height! && a.y + 150 > b.y!;

  test('opens above its piece where there is room', () => {
    const piece = { x: 400, y: 500, width: 60, height: 90 };
    expect(beside(piece, size, room, [])).toEqual({ x: 330, y: 340 });
  });

  test('never covers the question or its piece while another side is free', () => {
    const question = { x: 700, y: 0, width: 300, height: 700 };
    for (const [x, y] of [[620, 20], [20, 20], [640, 600], [300, 40]] as const) {
      const piece = { x, y, width: 60, height: 90 };
      const at = beside(piece, size, room, [question]);
      expect([over(at, question), over(at, piece)]).toEqual([false, false]);
      expect(at.x >= 0 && at.y >= 0 && at.x + 200 <= 1000 && at.y + 150 <= 700).toBe(true);
    }
  });

  test('leaves a sheet at the foot of a phone free', () => {
    const sheet = { x: 0, y: 480, width: 360, height: 280 };
    const at = beside({ x: 150, y: 380, width: 60, height: 90 }, size, { width: 360, height: 760 }, [sheet]);
    expect(at.y + 150).toBeLessThanOrEqual(480);
  });
});

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
    const { streets } = fixture as unknown as NotreDameView;
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
  const known = (game: string) =>
    new Set(parts(readFileSync(`${root}/docs/rules/${game}.md`, 'utf8')).flatMap((part) => (part.kind === 'rule' ? [part.id] : [])));
  const [dreamworld, notreDame] = [known('dreamworld'), known('notre-dame')];
  expect([...Object.values(TILE_RULE), ...Object.values(RULE)].filter((id) => !dreamworld.has(id))).toEqual([]);
  const cited = [PLACE_RULE, PERSON_RULE, MESSAGE_RULE].flatMap((rules) => Object.values(rules));
  expect([...cited, HIRE_RULE, 'ND-6.2', 'ND-12.1'].filter((id) => !notreDame.has(id))).toEqual([]);
});

describe('the ghost in the line of Dreamworld', () => {
  const line = ['hex-3-sun', 'circle-8-moon'].map((card) => ({ card }) as LineCard);

  test('stands where its number falls, nearer numbers toward the Client', () => {
    expect(among(line, 'hex-5-sun', 'sun', [12, 0])).toEqual({ at: 1, gap: 3 });
    expect(among(line, 'hex-9-sun', 'sun', [12, 0])).toEqual({ at: 2, gap: 3 });
    expect(among([...line].reverse(), 'hex-5-sun', 'moon', [12, 0])).toEqual({ at: 1, gap: 2 });
    expect(among([], 'hex-5-sun', 'moon', [11, 1])).toEqual({ at: 0, gap: 4 });
  });

  test('shows no gap between equal numbers, which the rules have to order', () => {
    expect(among(line, 'hex-8-sun', 'sun', [12, 0]).gap).toBeNull();
  });
});

test('a question of Unconscious Mind opens where its pieces lie', () => {
  const view = {
    spaces: [{ name: 's1' }], tiles: [{ shown: ['aviary', null] }], 'shown-clients': [null],
    'shown-manifest': [], 'shown-research': [], locations: [{ location: 'opera' }],
    districts: [{ colour: 'red' }], treatises: [], goals: [{ name: 'three-ideas' }],
  };
  const tab = (...pieces: string[]) => tabOf({ view, offers: [{ pieces, free: false } as never] });
  expect([tab('s1', 'move-freud'), tab('opera-top'), tab('red-4'), tab('reserve'), tab()]).toEqual(
    ['table', 'city', 'city', 'mine', 'mine']);
});
