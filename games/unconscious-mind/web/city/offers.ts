// Answers that are drawn in the city, found by what they do.
import type { Offer } from '$web/protocol';
import type { EffectId, Frame, Location, Sheet, View } from '../wire';

/** Whether two values are alike all through, whatever the order of their fields. */
function alike(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [mine, theirs] = [Object.entries(one), new Map(Object.entries(other))];
  return mine.length === theirs.size && mine.every(([key, value]) => alike(value, theirs.get(key)));
}

/** The offer that carries out an effect: both are said in the same phrases. */
export function doing(offers: readonly Offer[], sheet: Sheet, effect: EffectId): Offer | null {
  const said = sheet.effects[effect]?.words;
  const does = ({ group, phrase }: Offer) => {
    const arg = phrase.args?.['effect'];
    return group === 'effect' && said !== undefined && arg !== undefined && 'phrases' in arg && alike(arg.phrases, said);
  };
  return offers.find(does) ?? null;
}

/** A number that is shown with an offer. */
export function numberIn({ numbers, phrase }: Offer, name: string): number | null {
  const arg = phrase.args?.[name];
  return numbers?.[name] ?? (arg && 'number' in arg ? arg.number : null);
}

/** The steps to a location that can be reached now, the fewest first. */
export function stepsTo(offers: readonly Offer[], location: Location): number[] {
  const there = offers.filter(({ group, pieces }) => group === 'walk' && pieces.includes(location));
  const steps = there.map((offer) => numberIn(offer, 'steps')).filter((number) => number !== null);
  return [...new Set(steps)].sort((one, other) => one - other);
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
