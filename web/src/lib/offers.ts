// Offers as people look at them: by the pieces that they name.
import type { Offer, WhyNot } from '../protocol';

/** The offers that concern all of these pieces. */
export function concerning(offers: readonly Offer[], pieces: readonly string[]): Offer[] {
  return offers.filter((offer) => pieces.every((piece) => offer.pieces.includes(piece)));
}

/** The pieces picked so far with one more; picks that no offer joins give way to the newest. */
export function picking(offers: readonly Offer[], picked: readonly string[], piece: string): string[] {
  if (picked.includes(piece)) return picked.filter((other) => other !== piece);
  const more = [...picked, piece];
  return concerning(offers, more).length > 0 ? more : [piece];
}

/** Of the pieces that were meant for a question, those that it asks about, as far as one answer joins them. */
export function meant(offers: readonly Offer[], pieces: readonly string[]): string[] {
  const found: string[] = [];
  for (const piece of pieces) {
    if (concerning(offers, [...found, piece]).length > 0) found.push(piece);
  }
  return found;
}

export type Light = 'rest' | 'offered' | 'selected' | 'refused';

export interface Lamps {
  offers: readonly Offer[];
  refused: readonly WhyNot[];
  picked: readonly string[];
  chosen: Offer | null;
}

/** How a piece stands to the question. */
export function light(lamps: Lamps, piece: string): Light {
  if (lamps.chosen ? lamps.chosen.pieces.includes(piece) : lamps.picked.includes(piece)) {
    return 'selected';
  }
  if (lamps.offers.some((offer) => offer.pieces.includes(piece))) return 'offered';
  return lamps.refused.some((no) => no.pieces.includes(piece)) ? 'refused' : 'rest';
}
