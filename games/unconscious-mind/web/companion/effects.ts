// The icons of which effects are made, in the language of the component files.

export interface Snippet {
  /** The part of an effect. */
  text: string;
  /** The key of its name. */
  key: string;
  /** Its picture. */
  sprite: string;
  /** A number beside it. */
  count?: number;
}

const some = (text: string, key: string, sprite: string, counts: readonly number[]): Snippet[] =>
  counts.map((count) => ({ text: `${text} ${count}`, key, sprite, count }));

/** What stands on most cards and banners. */
export const COMMON: readonly Snippet[] = [
  ...some('gain coffee', 'um-at-coffee', 'coffee', [1, 2]),
  { text: 'elevate', key: 'um-at-elevate', sprite: 'elev' },
  { text: 'transfer', key: 'um-at-transfer', sprite: 'trans' },
  ...some('gain box', 'um-at-box', 'hsb', [1]),
  ...some('gain bright', 'um-at-bright', 'bulb', [1]),
  { text: 'generate minor any', key: 'um-at-minor', sprite: 'gen' },
];

/** What stands on the others. */
export const OTHERS: readonly Snippet[] = [
  { text: 'generate median any', key: 'um-at-median', sprite: 'gen' },
  { text: 'generate major any', key: 'um-at-major', sprite: 'gen' },
  ...some('gain coffee', 'um-at-coffee', 'coffee', [3]),
  ...some('gain box', 'um-at-box', 'hsb', [2]),
  ...some('gain bright', 'um-at-bright', 'bulb', [2]),
  ...some('gain points', 'um-at-points', 'coin', [1, 2, 3, 4, 5]),
  { text: 'gain reputation 1', key: 'um-at-reputation', sprite: 'medal' },
  ...some('gain research', 'um-at-research', 'card', [1, 2]),
  ...some('play research', 'um-at-play', 'play', [1, 2]),
  { text: 'publish', key: 'um-at-publish', sprite: 'quill' },
  { text: 'treat', key: 'um-at-treat', sprite: 'heart' },
  ...some('move inkpot', 'um-at-inkpot', 'inkpot', [1, 2, 3, 4]),
  { text: 'move professor 1..2', key: 'um-at-professor', sprite: 'prof' },
  { text: 'move professor to freud', key: 'um-at-join', sprite: 'prof' },
  { text: 'move freud 1..3', key: 'um-at-freud', sprite: 'freud' },
  { text: 'gain tile right', key: 'um-at-tile', sprite: 'book' },
  { text: 'trigger tile', key: 'um-at-trigger-tile', sprite: 'gear' },
  { text: 'trigger column', key: 'um-at-trigger-column', sprite: 'gear' },
  { text: 'trigger row', key: 'um-at-trigger-row', sprite: 'gear' },
  { text: 'unlock room', key: 'um-at-room', sprite: 'cap' },
];

/** Therapy stands on dreams alone. */
export const THERAPY: readonly Snippet[] = some('therapy', 'um-at-therapy', 'heart', [1, 2, 3, 4, 5, 6]);

const ALL = [...COMMON, ...OTHERS, ...THERAPY];

/** The picture of a part, if it is one of those that can be tapped. */
export const snippetOf = (text: string): Snippet | null => ALL.find((snippet) => snippet.text === text) ?? null;
