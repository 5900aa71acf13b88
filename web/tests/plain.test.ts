// The board of a game without a drawing: its view in words.
import { describe, expect, test } from 'vitest';
import { regionsOf } from '../src/boards/plain/regions';
import { bundleOf, Words } from '../src/lib/words';

const view = {
  round: 2,
  stall: 'kite',
  players: [
    { coins: 6, done: true },
    { coins: 5, done: false },
  ],
  mine: { hand: ['coin-4', 'coin-9'], bid: null },
  spent: [],
  now: { bidding: { waiting: [0] } },
};
const kite = { name: 'kite', phrase: { key: 'kite' } };

function words(texts: string): Words {
  return new Words('en', bundleOf('en', [texts])).at([kite], ['Ada', 'Bo']);
}

describe('the plain board', () => {
  test('shows the fields that have a text: lines, parts, tables, then lists', () => {
    const texts =
      'kite = a kite\nnone-name = Market\nnone-view-round = Round\nnone-view-stall = For sale\n' +
      'none-view-players = Players\nnone-view-coins = Coins\nnone-view-mine = Yours\nnone-view-hand = Your coins\n';
    expect(regionsOf(view, 'none', words(texts))).toEqual([
      { title: 'Market', lines: ['Round: 2', 'For sale: a kite'] },
      {
        title: 'Players',
        grid: {
          head: ['Players', 'Coins'],
          rows: [
            { head: 'Ada', cells: [[{ text: '6' }]] },
            { head: 'Bo', cells: [[{ text: '5' }]] },
          ],
        },
      },
      {
        title: 'Your coins',
        items: [
          { text: 'coin-4', piece: 'coin-4' },
          { text: 'coin-9', piece: 'coin-9' },
        ],
      },
    ]);
  });

  test('shows every field of a game that has no texts for them', () => {
    const regions = regionsOf(view, 'none', words('none-name = Market\n'));
    expect(regions.map(({ title }) => title)).toEqual(['Market', 'players', 'mine', 'hand', 'waiting']);
    expect(regions[1]?.grid?.rows[0]?.cells).toEqual([[{ text: '6' }], [{ text: '✓' }]]);
    expect(regions[2]?.lines).toEqual(['bid: –']);
  });

  test('says nothing about what is no view', () => {
    expect(regionsOf(null, 'none', words(''))).toEqual([]);
  });
});
