// Which sounds belong to what happened, and when they are heard.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isHeard, isNight, nameOf, soundsOf, type GameSounds, type Wish } from '../src/lib/heard';
import type { Told } from '../src/protocol';
import { GAMES } from './helper';

const told = (...events: unknown[]): Told[] =>
  events.map((game) => ({ event: { game }, phrase: { key: 'k' }, answers: 1 }) as Told);
const of: GameSounds = { place: ['moved', 'laid'], coin: ['scored'], card: ['played', 'passed'] };

test('an event is known by its name', () => {
  expect([nameOf('passed'), nameOf({ moved: { seat: 1 } }), nameOf({ a: 1, b: 2 }), nameOf(null)]).toEqual([
    'passed',
    'moved',
    null,
    null,
  ]);
});

test('each sound comes once, in the order of the events, and the table itself is silent', () => {
  const all = told({ played: {} }, { moved: {} }, { laid: {} }, 'passed', { scored: {} }, { unknown: {} });
  expect(soundsOf(all, of)).toEqual(['card', 'place', 'coin']);
  const table = [{ event: { table: 'ended' }, phrase: { key: 'k' }, answers: 1 }] as unknown as Told[];
  expect(soundsOf(table, of)).toEqual([]);
});

describe('a sound is heard', () => {
  const wish: Wish = { sounds: 'game', night: false, volume: 40 };

  test('by day, once somebody has touched the page', () => {
    expect(isHeard('card', wish, 15, true)).toBe(true);
    expect(isHeard('card', wish, 15, false)).toBe(false);
  });

  test('at night only if that is wanted', () => {
    expect([21, 22, 0, 6, 7].map(isNight)).toEqual([false, true, true, true, false]);
    expect(isHeard('turn', wish, 23, true)).toBe(false);
    expect(isHeard('turn', { ...wish, night: true }, 23, true)).toBe(true);
  });

  test('as far as it is wanted', () => {
    expect(isHeard('card', { ...wish, sounds: 'turn' }, 15, true)).toBe(false);
    expect(isHeard('turn', { ...wish, sounds: 'turn' }, 15, true)).toBe(true);
    expect(isHeard('turn', { ...wish, sounds: 'off' }, 15, true)).toBe(false);
    expect(isHeard('end', { ...wish, volume: 0 }, 15, true)).toBe(false);
  });
});

describe.each(GAMES)('the sounds of %s', (game) => {
  const folder = join(new URL('../..', import.meta.url).pathname, 'games', game, 'web');
  test('are of events that there are', async () => {
    if (!existsSync(join(folder, 'sounds.ts'))) return;
    const found = (await import(join(folder, 'sounds.ts'))) as { sounds: GameSounds };
    const wire = readFileSync(join(folder, 'wire.ts'), 'utf8');
    const names = Object.values(found.sounds).flat();
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !wire.includes(`"${name}"`))).toEqual([]);
  });
});
