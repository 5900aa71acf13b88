// Boards read types: no translation key, no slashed name, no name taken apart.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../src/lib/sheets';
import { groups, facts } from '../src/boards/PlainCard.svelte';
import { GAMES, wordsOf } from './helper';

const FORBIDDEN = /pieceKey|pieceArgs|\.piecesOf\(|\.printed\(|split\('-'\)|split\('\/'\)|\bkey ===? '\w+-|phrase\.key/;
const root = new URL('../../', import.meta.url);

function sources(folder: string): string[] {
  const all = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  return all.filter((path) => /\.(ts|svelte)$/.test(path) && !/(^|\/)tests\//.test(path)).map((path) => folder + path);
}

describe.each(GAMES)('the board of %s', (game) => {
  test('reads no translation key and takes no name apart', () => {
    const guilty = sources(`games/${game}/web/`).flatMap((path) =>
      readFileSync(new URL(path, root), 'utf8')
        .split('\n')
        .flatMap((line, at) => (FORBIDDEN.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
    );
    expect(guilty).toEqual([]);
  });

  test('has the types that the rules give it', () => {
    const wire = readFileSync(new URL(`games/${game}/web/wire.ts`, root), 'utf8');
    for (const name of ['View', 'EventView', 'Sheet']) expect(wire).toContain(`export type ${name} = `);
  });
});

test('the address of a sheet holds all that it depends on', () => {
  const address = addressOf({ game: 'chess', pack: 'abc', rules: 2, players: 3, options: { ends: 'all' } });
  expect(address).toBe('/api/games/chess/sheets/abc?rules=2&players=3&ends=all');
});

test('a component without a drawing says all that its entry does', () => {
  const sheet = { size: 3, lamps: [{ name: 'new-lamp', oil: 2, does: { kind: 'shine', by: [1, 2] }, rule: 'TY-1.1' }] };
  const words = wordsOf('en');
  expect(groups(sheet, words)).toEqual([{ title: 'lamps', names: ['new-lamp'] }]);
  expect(facts({ name: 'new-lamp', sheet, words })).toEqual([
    { text: 'oil: 2', rule: 'TY-1.1' },
    { text: 'does: kind: shine; by: 1, 2' },
  ]);
});
