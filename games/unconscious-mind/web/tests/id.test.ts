// The board of the Id in words: enough to foretell a goal, a citation and an overlay.
import { describe, expect, test } from 'vitest';
import { comingOverlays, goalRow, idFacts, idRows } from '../id/id';
import type { IdView, View } from '../wire';
import { sheetWith } from './sheet';
import { LANGS } from '$web/lib/words';
import { wordsOf } from '$web/../tests/helper';
import type { Piece } from '$web/protocol';
import { unconsciousMind } from '../text/table';
import type { BoardProps } from '$web/boards/board';

const PIECES: Piece[] = ['first-steps', 'hidden-fires', 'five-clients', 'the-lost-toy', 'the-id'].map((name) => ({
  name,
  phrase: { key: `um-name-${name}`, args: {} },
}));
const id: IdView = {
  compass: 'left',
  walks: [],
  bonus: null,
  tiles: ['a', 'b', 'c'],
  active: [true, false, false, false, false, false, false, false, false],
  guards: [false, true, true],
  brew: 4,
  high: false,
  candidates: [],
  'next-room': null,
  deck: 9,
  spent: ['x', 'y'],
  order: ['r1', 'r2', 'r3', 'r4', 't1', 't2', 't3', 't4'],
  covers: [
    ['r1', 'one'],
    ['t1', 'two'],
    ['t2', 'three'],
  ],
  'goal-row': ['g3', 'g1', 'g2'],
  shelf: ['hidden-fires', 'first-steps'],
  row: ['the-lost-toy'],
};
const board = { dial: [[0, 2]], notebook: [], rooms: [], played: [], cured: [], known: [], choice: [] };
const seen = {
  id,
  players: [board, board],
  goals: [
    { name: 'g1', owner: null },
    { name: 'g2', owner: 1 },
    { name: 'g3', owner: null },
  ],
  treatises: [
    { name: 'first-steps', owner: 0, volumes: [null, null] },
    { name: 'hidden-fires', owner: 0, volumes: ['p', 'the-lost-toy', null] },
  ],
} as unknown as View & { id: IdView };

test('goals stand in their row, those that are taken left out', () => {
  expect(goalRow(seen)).toEqual(['g3', 'g1']);
});

test('both columns of overlays are told, the next one first', () => {
  expect(comingOverlays(id).map(({ names }) => names)).toEqual([
    ['r2', 'r3', 'r4'],
    ['t3', 't4'],
  ]);
});

describe.each(LANGS)('the Id in %s', (lang) => {
  const said = wordsOf(lang, PIECES, ['Ada']);
  const facts = idFacts(said, seen);
  const rows = idRows(said, sheetWith(), seen);

  test('tells compass, coffee for a box, insights, bright ideas on locked ideas and cards', () => {
    expect(facts).toEqual([
      said.say('um-id-board-compass', { side: 'left' }),
      said.say('um-id-board-brew', { coffee: 4 }),
      said.say('um-id-board-supply', { count: 2 }),
      said.say('um-id-board-guards', { count: 2 }),
      said.say('um-id-board-cards', { deck: 9, spent: 2 }),
    ]);
    expect(facts.filter((text) => text.startsWith('um-'))).toEqual([]);
  });

  test("tells the person's treatises in their row, with the volumes that can be cited", () => {
    const [goals, shelf, cards] = rows.map(({ items }) => items);
    expect(goals).toEqual(['g3', 'g1']);
    expect(shelf?.[0]).toContain(said.piece('the-lost-toy'));
    expect(shelf?.[1]).toBe(said.piece('first-steps'));
    expect(cards).toHaveLength(1);
  });

  test('is in the text table as well', () => {
    const view = {
      ...seen,
      round: 1,
      turn: 0,
      freud: 'theatre',
      'freud-marker': 1,
      journalist: null,
      fireworks: null,
      signal: null,
      spaces: [],
      tiles: [],
      'shown-clients': [],
      'shown-manifest': [],
      'shown-research': [],
      locations: [],
      districts: [],
      candidates: [],
      held: [],
      mine: null,
    };
    const regions = unconsciousMind({ view, sheet: sheetWith(), words: said, seat: 0 } as unknown as BoardProps);
    const titles = regions.map(({ title }) => title);
    for (const key of [
      'um-id-board',
      'um-id-board-overlays',
      'um-id-board-twins',
      'um-id-board-goals',
      'um-id-board-shelf',
    ]) {
      expect(titles).toContain(said.say(key));
    }
  });
});
