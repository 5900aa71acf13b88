// What is asked of the city: where a figure may go, and which location is triggered.
import type { Offer } from '$web/protocol';
import type { Frame, Location, View } from '../wire';

/** A way to a location: its steps, and the triggers that would be found there, by figures and by tags. */
export interface Arrival {
  steps: number;
  figures: number | null;
  tags: number | null;
}

/** The ways to a location that are open now, the shortest first; none has steps where a figure joins another. */
export function arrivals(offers: readonly Offer[], location: Location): Arrival[] {
  const there = offers.filter(({ group, pieces }) => group === 'walk' && pieces.includes(location));
  const ways = there.map(({ numbers }) => ({
    steps: numbers?.['steps'] ?? 0,
    figures: numbers?.['figures'] ?? null,
    tags: numbers?.['tags'] ?? null,
  }));
  return ways.sort((one, other) => one.steps - other.steps);
}

const top = ({ stack }: Pick<View, 'stack'>): Frame | undefined => stack.at(-1);

/** The location whose effects are being triggered, and how many triggers are left. */
export function triggering(view: Pick<View, 'stack'>): { location: Location; left: number } | null {
  const frame = top(view);
  return typeof frame === 'object' && 'location' in frame ? frame.location : null;
}

/** The location whose triggers are about to be counted. */
export function counting(view: Pick<View, 'stack'>): Location | null {
  const frame = top(view);
  if (typeof frame !== 'object') return null;
  if ('visit' in frame) return frame.visit.location;
  return 'visit-by-journalist' in frame ? frame['visit-by-journalist'].location : null;
}
