// A small sheet for tests: the card, tile and client of an owner, and nothing else.
import type { Sheet } from '../wire';

/** A sheet with an owner's components; what it does not need is empty. */
export function sheetWith(): Sheet {
  const key = (end: string, args = {}) => ({ key: `um-effect-${end}`, args });
  const sheet: Partial<Sheet> = {
    effects: [
      {
        icons: [
          { icon: 'insight', ring: 'median', quality: 'freedom' },
          { icon: 'sign', sign: 'arrow' },
          { icon: 'visit', location: 'opera' },
        ],
        words: [
          key('pay-insight', { ring: { word: 'median' }, quality: { word: 'freedom' } }),
          key('leads-to'),
          key('trigger-tag', { location: { piece: 'opera' } }),
        ],
      },
      { icons: [{ icon: 'verb', verb: 'elevate' }], words: [key('elevate')] },
      {
        icons: [
          { icon: 'moment', moment: 'publish' },
          { icon: 'good', good: 'coffee', amount: 2 },
        ],
        words: [key('on-publish'), key('gain-coffee', { amount: { number: 2 } })],
      },
    ],
    text: {
      'a-new-card': [{ part: 'effect', effect: 0 }],
      'a-new-tile': [{ part: 'effect', effect: 1 }],
      'a-new-client': [
        {
          part: 'facts',
          words: [
            {
              key: 'um-board-client',
              args: { kind: { word: 'routine' }, therapy: { number: 7 }, points: { number: 9 } },
            },
          ],
        },
        { part: 'effect', effect: 2 },
      ],
    },
    research: [{ name: 'a-new-card', volume: 'red', tags: ['opera', 'wild'], effect: 0 }],
    tiles: [{ name: 'a-new-tile', level: 'level-i', main: 1, banner: null, start: null }],
    clients: [{ name: 'a-new-client', kind: 'routine', therapy: 7, points: 9, tags: [], lasting: 2, score: null }],
    treatises: [],
    layers: [],
    latent: [],
    manifest: [],
    goals: [],
    'room-cards': [],
    slots: [],
    seats: [],
    table: { actions: [], spaces: [], triggers: 2, display: [] },
    city: {
      locations: [],
      districts: [],
      'location-tiles': [],
      presence: [0, 0, 0, 0],
      'most-triggers': 5,
      'bright-triggers': 1,
    },
    id: { cards: [], tiles: [], overlays: [], aid: [], brew: [5, 4] },
  };
  const practice = { cells: [], lines: [], dial: [], rooms: [] };
  return { ...sheet, practice } as unknown as Sheet;
}
