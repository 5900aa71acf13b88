// What the server shows of Dreamworld (`crates/dreamworld/src/view.rs`).
export type Suit = 'diamond' | 'hex' | 'circle';
export type Icon = 'sun' | 'moon';
export type Owner = { seat: number } | 'non-player' | 'random' | 'id';

export interface LineCard {
  card: string;
  owner: Owner;
  'on-suit': boolean;
  gap: number;
  add: number;
  plus: number;
}

export interface LyingCard {
  card: string;
  round: number;
  plus: number;
}

export interface ClientView {
  name: string;
  suit: Suit;
  tiles: [string, string];
}

export interface PlayerView {
  professor: string;
  'professor-card': 'table' | 'hand';
  hand: number;
  known: string[];
  rows: number[][];
  golden: number;
  remaining: number;
  supply: number;
}

export type Now =
  | { choosing: { choosers: number[]; waiting: number[]; again: boolean } }
  | { turn: { seat: number; at: number } }
  | { flipping: { seat: number; at: number; left: number; flipped: number } }
  | { over: { winners: number[] } };

export interface View {
  round: number;
  side: Icon;
  clients: ClientView[];
  corner: [number, number];
  line: LineCard[];
  lying: LyingCard[];
  players: PlayerView[];
  id: { tokens: [number, boolean][] } | null;
  deck: number;
  'non-player': number;
  now: Now;
  mine: { seat: number; hand: string[]; choice: { card: string } | 'professor' | null } | null;
}

export interface Card {
  suit: Suit;
  number: number;
  icon: Icon;
}

/** The last round: two at each of six Clients and two at Freud. */
export const LAST_ROUND = 14;

/** A card from its plain name, such as `hex-4-moon`. */
export function cardOf(name: string): Card {
  const [suit, number, icon] = name.split('-');
  return { suit: suit as Suit, number: Number(number), icon: icon as Icon };
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
export function unseen(view: View, all: readonly string[]): Record<Suit, Card[]> {
  const seen = new Set([
    ...view.line.map((placed) => placed.card),
    ...view.lying.map((lying) => lying.card),
    ...view.players.flatMap((player) => player.known),
    ...(view.mine?.hand ?? []),
  ]);
  const [high, low] = [Math.max(...view.corner), Math.min(...view.corner)];
  const left = all.filter((name) => !seen.has(name)).map(cardOf);
  const inPlay = left.filter(({ number }) => number < high && number > low);
  const of = (suit: Suit) => inPlay.filter((card) => card.suit === suit);
  return { diamond: of('diamond'), hex: of('hex'), circle: of('circle') };
}
