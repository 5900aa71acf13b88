// The offers that move a stone of the dial, and how they are told apart.
import type { Offer } from '$web/protocol';
import type { SpotSheet } from '../wire';

/** An offer that moves a stone: where from, whose, and where to if the offer says so. */
export interface Move {
  offer: Offer;
  from: number;
  to: number | null;
  own: boolean;
}

/** The offers that name a stone of the dial, as places of the dial. */
export function movesOf(offers: readonly Offer[], zones: readonly SpotSheet[]): Move[] {
  return offers.flatMap((offer) => {
    const from = zones.findIndex(({ common, own }) => offer.pieces.includes(common) || offer.pieces.includes(own));
    const zone = zones[from];
    if (!zone) return [];
    const to = zones.findIndex(({ name }, at) => at !== from && offer.pieces.includes(name));
    return [{ offer, from, to: to < 0 ? null : to, own: offer.pieces.includes(zone.own) }];
  });
}

/** The moves of one stone. */
export const ofStone = (moves: readonly Move[], spot: number, own: boolean): Move[] =>
  moves.filter((move) => move.from === spot && move.own === own);

/**
 * Once places are picked, and all that is left to say is whether a common or an own stone moves:
 * the moves to choose from.
 */
export function kinds(moves: readonly Move[], picked: readonly string[]): Move[] {
  if (picked.length === 0) return [];
  const left = moves.filter(({ offer }) => picked.every((name) => offer.pieces.includes(name)));
  const same = left.every(({ from, to }) => from === left[0]?.from && to === left[0]?.to);
  return same && left.some(({ own }) => own) && left.some(({ own }) => !own) ? left : [];
}
