// The offers that move a stone of the dial, and how they are told apart.
import type { Light } from '$web/lib/offers';
import type { Offer } from '$web/protocol';
import { isOwn } from './foresee';

/** An offer that moves a stone: where from, whose, and where to if the offer says so. */
export interface Move {
  offer: Offer;
  from: number;
  to: number | null;
  own: boolean;
}

/** The offers that name a place of the dial first. */
export function movesOf(offers: readonly Offer[], places: readonly string[]): Move[] {
  return offers.flatMap((offer) => {
    const [first = '', second] = offer.pieces;
    const from = places.indexOf(first);
    const to = second === undefined ? null : places.indexOf(second);
    return from < 0 || to === -1 ? [] : [{ offer, from, to, own: isOwn(offer) }];
  });
}

/** The moves of one stone. */
export const ofStone = (moves: readonly Move[], spot: number, own: boolean): Move[] =>
  moves.filter((move) => move.from === spot && move.own === own);

/**
 * Once places are picked, and all that is left to say is whether a common or an own stone moves:
 * the moves to choose from.
 */
export function kinds(moves: readonly Move[], places: readonly string[], light: (name: string) => Light): Move[] {
  const picked = places.filter((name) => light(name) === 'selected');
  if (picked.length === 0) return [];
  const left = moves.filter(({ offer }) => picked.every((name) => offer.pieces.includes(name)));
  const same = left.every(({ from, to }) => from === left[0]?.from && to === left[0]?.to);
  return same && left.some(({ own }) => own) && left.some(({ own }) => !own) ? left : [];
}
