// What lies in the supply of a player, as it is drawn: a mark for each piece, pale ones up to the
// most that there may be.
import type { Tag, Tags } from '../wire';

/** A mark of a track: full or pale, and whether it would be spent. */
export interface Mark {
  full: boolean;
  spent: boolean;
}

export function rail(count: number, most: number, spent: number): Mark[] {
  return Array.from({ length: Math.max(count, most) }, (_, at) => ({
    full: at < count,
    spent: at < count && at >= count - spent,
  }));
}

const KINDS: readonly Tag[] = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe', 'wild'];

/** How many tags of each kind, in the order of the city; wild ones last. */
export const tagCounts = (tags: Tags): { tag: Tag; count: number }[] =>
  KINDS.map((tag, at) => ({ tag, count: tags[at] ?? 0 }));
