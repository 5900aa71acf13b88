// From the typed icons of an effect to what is drawn: pictures of the sprite, shapes, plaques and
// numbers. A verb without a picture does not compile.
import type {
  Colour,
  Column,
  Count,
  Good,
  Icon,
  Moment,
  Quality,
  Quantity,
  Ring,
  Sign,
  Special,
  Tag,
  Verb,
} from './wire';

/** What is drawn, from the left. */
export type Mark =
  | { mark: 'sprite'; sprite: string; tone: Tone }
  | { mark: 'insight'; ring: Ring; quality: Quality | null }
  | { mark: 'plaque'; tag: Tag }
  | { mark: 'swatch'; colour: Colour }
  | { mark: 'coin'; number: number }
  | { mark: 'column'; column: Column }
  | { mark: 'number' | 'sign'; text: string };

export type Tone = 'ink' | 'coffee' | 'brick' | 'gold' | 'idea';

const VERBS: Record<Verb, readonly [string, Tone][]> = {
  generate: [['gen', 'ink']],
  elevate: [['elev', 'ink']],
  transfer: [['trans', 'ink']],
  suppress: [['supp', 'ink']],
  discard: [
    ['card', 'ink'],
    ['x', 'brick'],
  ],
  therapy: [['heart', 'brick']],
  'play-research': [['play', 'ink']],
  publish: [['quill', 'ink']],
  treat: [
    ['people', 'ink'],
    ['heart', 'brick'],
  ],
  inkpot: [['inkpot', 'ink']],
  professor: [['prof', 'ink']],
  freud: [['freud', 'ink']],
  journalist: [['message', 'ink']],
  'join-freud': [
    ['prof', 'ink'],
    ['arrow', 'ink'],
    ['freud', 'ink'],
  ],
  quietly: [['x', 'brick']],
  'trigger-row': [
    ['gear', 'gold'],
    ['table', 'ink'],
  ],
  'trigger-column': [
    ['gear', 'gold'],
    ['library', 'ink'],
  ],
  'trigger-reputation': [
    ['gear', 'gold'],
    ['medal', 'gold'],
  ],
  'trigger-tile': [
    ['gear', 'gold'],
    ['book', 'ink'],
  ],
  'unlock-room': [['cap', 'ink']],
};
const GOODS: Record<Good, [string, Tone]> = {
  coffee: ['coffee', 'coffee'],
  box: ['hsb', 'brick'],
  bright: ['bulb', 'gold'],
  points: ['prestige', 'gold'],
  reputation: ['medal', 'gold'],
  research: ['card', 'ink'],
};
const MOMENTS: Record<Moment, [string, Tone]> = {
  recall: ['undo', 'ink'],
  treat: ['heart', 'brick'],
  catharsis: ['catharsis', 'gold'],
  cure: ['check', 'ink'],
  publish: ['quill', 'ink'],
  visit: ['anyloc', 'ink'],
};
const QUANTITIES: Record<Quantity, [string, Tone]> = {
  'coffee-limit': ['coffee', 'coffee'],
  'elevate-cost': ['elev', 'ink'],
  'inkpot-shift': ['inkpot', 'ink'],
  'location-triggers': ['gear', 'gold'],
  'tile-cost': ['book', 'ink'],
  'district-need': ['anyloc', 'ink'],
};
const SPECIALS: Record<Special, [string, Tone][]> = {
  'exchange-dream': [
    ['moon', 'ink'],
    ['trans', 'ink'],
  ],
  'take-back-idea': [
    ['undo', 'ink'],
    ['idea', 'idea'],
  ],
  'copy-display': [
    ['gear', 'gold'],
    ['book', 'ink'],
    ['eye', 'ink'],
  ],
};
const SIGNS: Record<Sign, string> = {
  then: ';',
  plus: '+',
  slash: '/',
  arrow: '→',
  may: '?',
  open: '(',
  close: ')',
};
type PlainCount = Extract<Count, string>;
const COUNTS: Record<PlainCount, [string, Tone]> = {
  kinds: ['anyloc', 'ink'],
  rows: ['table', 'ink'],
  columns: ['library', 'ink'],
  treatises: ['quill', 'ink'],
  reputation: ['medal', 'gold'],
  marks: ['map', 'ink'],
  districts: ['map', 'gold'],
  cards: ['card', 'ink'],
  ideas: ['idea', 'idea'],
  goals: ['prestige', 'gold'],
  company: ['people', 'ink'],
};
/** How the levels and kinds of what is counted are written on it. */
const OF: Record<string, string> = { 'level-i': 'I', 'level-ii': 'II' };
const CURED: Record<string, Tone> = { routine: 'idea', 'case-study': 'brick' };

const sprite = ([name, tone]: readonly [string, Tone]): Mark => ({ mark: 'sprite', sprite: name, tone });
const number = (text: string | number): Mark => ({ mark: 'number', text: String(text) });
const sign = (text: string): Mark => ({ mark: 'sign', text });

function counted(count: Count): Mark[] {
  if (typeof count === 'string') return [sprite(COUNTS[count])];
  if ('tags' in count) {
    return 'location' in count.tags
      ? [{ mark: 'plaque', tag: count.tags.location }]
      : [{ mark: 'swatch', colour: count.tags.district }];
  }
  if ('tiles' in count) {
    return [sprite(['book', 'ink']), ...(count.tiles ? [number(OF[count.tiles] ?? count.tiles)] : [])];
  }
  return [sprite(['people', count.cured ? (CURED[count.cured] ?? 'ink') : 'ink']), sprite(['check', 'ink'])];
}

/** What is drawn for an icon. */
export function marksOf(icon: Icon): Mark[] {
  switch (icon.icon) {
    case 'insight':
      return [{ mark: 'insight', ring: icon.ring, quality: icon.quality }];
    case 'good':
      if (icon.good === 'points') return [{ mark: 'coin', number: icon.amount }];
      return [...(icon.amount > 1 ? [number(icon.amount)] : []), sprite(GOODS[icon.good])];
    case 'verb': {
      const range = icon.most ? `${icon.number}–${icon.most}` : (icon.number ?? '');
      return [...VERBS[icon.verb].map(sprite), ...(range === '' ? [] : [number(range)])];
    }
    case 'tile':
      return [sprite(['book', 'ink']), { mark: 'column', column: icon.column }];
    case 'visit':
      return [sprite(['gear', 'gold']), { mark: 'plaque', tag: icon.location }];
    case 'rule':
      return [sprite(QUANTITIES[icon.quantity]), number(icon.amount > 0 ? `+${icon.amount}` : `−${-icon.amount}`)];
    case 'special':
      return SPECIALS[icon.special].map(sprite);
    case 'moment':
      return [sprite(MOMENTS[icon.moment]), sign(':')];
    case 'if':
      return [...counted(icon.count), number(`≥ ${icon.least}`), sign(':')];
    case 'per':
      return [sign('×'), ...counted(icon.count), ...(icon.max ? [number(`≤ ${icon.max}`)] : [])];
    case 'times':
      return [number(`${icon.times}×`)];
    case 'sign':
      return [sign(SIGNS[icon.sign])];
  }
}

/** The shape of an insight in a box of 24: minor a diamond, median a hexagon, major a disc. */
export const INSIGHT: Record<Ring, string> = {
  minor: 'M12 1 23 12 12 23 1 12z',
  median: 'M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11z',
  major: 'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
};
/** The picture of a quality. */
export const QUALITY: Record<Quality, string> = { growth: 'plant', freedom: 'bird', passion: 'flame' };

/** The shape of a plaque in a box of 24: octagon, arch or shield, by district. */
export const PLAQUE: Record<Colour, string> = {
  green: 'M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z',
  purple: 'M2 23V11a10 10 0 0 1 20 0v12z',
  red: 'M2 2h20v11c0 5-5 8-10 10C7 21 2 18 2 13z',
};
/** The district of a tag; a wild one has none. */
export const DISTRICT: Record<Tag, Colour | null> = {
  theatre: 'green',
  library: 'green',
  opera: 'purple',
  museum: 'purple',
  university: 'red',
  cafe: 'red',
  wild: null,
};
