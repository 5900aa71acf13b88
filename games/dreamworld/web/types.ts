// What the board reckons from what the server shows (`wire.ts`, made from the rules).
import type { DreamCard, Icon, LyingCard, Now, Sheet, Suit, View } from './wire';

export type {
  ClientView,
  DreamCard,
  EventView,
  Icon,
  LineCard,
  LyingCard,
  Now,
  Owner,
  Sheet,
  Suit,
  TherapyTile,
  TileEffect,
  View,
} from './wire';

export const SUITS = ['diamond', 'hex', 'circle'] as const satisfies readonly Suit[];

const known = new WeakMap<Sheet, Map<string, DreamCard>>();

/** The Dream card with a plain name, if the name is a card's. */
export function cardOf(sheet: Sheet, name: string): DreamCard | undefined {
  const cards = known.get(sheet) ?? new Map(sheet.cards.map((card) => [card.name, card]));
  known.set(sheet, cards);
  return cards.get(name);
}

/** The side of a round. */
export function sideOf(round: number): Icon {
  return round % 2 === 1 ? 'sun' : 'moon';
}

/** The place of a round's Client in the column; the place after the last one is Freud's. */
export function clientAt(round: number): number {
  return Math.floor((round - 1) / 2);
}

/** The card in the line whose owner has the turn. */
export function turnPlace(now: Now): number | null {
  if ('turn' in now) return now.turn.at;
  return 'flipping' in now ? now.flipping.at : null;
}

/** The cards that the viewer has not seen, by suit, out of all that are in play. */
export function unseen(view: View, sheet: Sheet): Record<Suit, DreamCard[]> {
  const seen = new Set([
    ...view.line.map((placed) => placed.card),
    ...view.lying.map((lying) => lying.card),
    ...view.players.flatMap((player) => player.known),
    ...(view.mine?.hand ?? []),
  ]);
  const left = sheet.cards.filter(({ name }) => !seen.has(name));
  const of = (suit: Suit) => left.filter((card) => card.suit === suit);
  return { diamond: of('diamond'), hex: of('hex'), circle: of('circle') };
}

/** The cards that lie open at a round. Sun lines rise toward the Client on the right, Moon lines away
 * from the Client on the left: either way they stand by number. */
export function lyingAt(view: View, sheet: Sheet, round: number): LyingCard[] {
  const numberOf = ({ card }: LyingCard) => cardOf(sheet, card)?.number ?? 0;
  return view.lying.filter((card) => card.round === round).sort((a, b) => numberOf(a) - numberOf(b));
}
