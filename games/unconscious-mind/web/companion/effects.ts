// The icons of which effects are made, in the language of the component files.
import type { Icon } from '../wire';

export interface Snippet {
  /** The part of an effect. */
  text: string;
  /** The key of its name. */
  key: string;
  /** A number in its name. */
  count?: number;
  /** What is drawn. */
  icons: readonly Icon[];
}

type Drawn = (count: number) => Icon;
const some = (text: string, key: string, icon: Drawn, counts: readonly number[]): Snippet[] =>
  counts.map((count) => ({ text: `${text} ${count}`, key, count, icons: [icon(count)] }));
const one = (text: string, key: string, ...icons: Icon[]): Snippet => ({ text, key, icons });
const good =
  (name: Extract<Icon, { icon: 'good' }>['good']): Drawn =>
  (amount) => ({ icon: 'good', good: name, amount });
const verb =
  (name: Extract<Icon, { icon: 'verb' }>['verb']): Drawn =>
  (number) => ({ icon: 'verb', verb: name, number });
const plain = (name: Extract<Icon, { icon: 'verb' }>['verb']): Icon => ({ icon: 'verb', verb: name });

/** What stands on most cards and banners. */
export const COMMON: readonly Snippet[] = [
  ...some('gain coffee', 'um-at-coffee', good('coffee'), [1, 2]),
  one('elevate', 'um-at-elevate', plain('elevate')),
  one('transfer', 'um-at-transfer', plain('transfer')),
  ...some('gain box', 'um-at-box', good('box'), [1]),
  ...some('gain bright', 'um-at-bright', good('bright'), [1]),
  one('generate minor any', 'um-at-minor', { icon: 'insight', ring: 'minor', quality: null }),
];

/** What stands on the others. */
export const OTHERS: readonly Snippet[] = [
  one('generate median any', 'um-at-median', { icon: 'insight', ring: 'median', quality: null }),
  one('generate major any', 'um-at-major', { icon: 'insight', ring: 'major', quality: null }),
  ...some('gain coffee', 'um-at-coffee', good('coffee'), [3]),
  ...some('gain box', 'um-at-box', good('box'), [2]),
  ...some('gain bright', 'um-at-bright', good('bright'), [2]),
  ...some('gain points', 'um-at-points', good('points'), [1, 2, 3, 4, 5]),
  one('gain reputation 1', 'um-at-reputation', { icon: 'good', good: 'reputation', amount: 1 }),
  ...some('gain research', 'um-at-research', good('research'), [1, 2]),
  ...some('play research', 'um-at-play', verb('play-research'), [1, 2]),
  one('publish', 'um-at-publish', plain('publish')),
  one('treat', 'um-at-treat', plain('treat')),
  ...some('move inkpot', 'um-at-inkpot', verb('inkpot'), [1, 2, 3, 4]),
  one('move professor 1..2', 'um-at-professor', { icon: 'verb', verb: 'professor', number: 1, most: 2 }),
  one('move professor to freud', 'um-at-join', plain('join-freud')),
  one('move freud 1..3', 'um-at-freud', { icon: 'verb', verb: 'freud', number: 1, most: 3 }),
  one('gain tile right', 'um-at-tile', { icon: 'tile', column: 'right' }),
  one('trigger tile', 'um-at-trigger-tile', plain('trigger-tile')),
  one('trigger column', 'um-at-trigger-column', plain('trigger-column')),
  one('trigger row', 'um-at-trigger-row', plain('trigger-row')),
  one('unlock room', 'um-at-room', plain('unlock-room')),
];

/** Therapy stands on dreams alone. */
export const THERAPY: readonly Snippet[] = some('therapy', 'um-at-therapy', verb('therapy'), [1, 2, 3, 4, 5, 6]);

const ALL = [...COMMON, ...OTHERS, ...THERAPY];

/** The picture of a part, if it is one of those that can be tapped. */
export const snippetOf = (text: string): Snippet | null => ALL.find((snippet) => snippet.text === text) ?? null;

/** What is drawn of several parts, with a sign between them. */
export function iconsOfParts(parts: readonly string[]): Icon[] {
  return parts.flatMap((part, at): Icon[] => [
    ...(at > 0 ? ([{ icon: 'sign', sign: 'plus' }] as Icon[]) : []),
    ...(snippetOf(part)?.icons ?? []),
  ]);
}
