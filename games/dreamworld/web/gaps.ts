// The gaps of a line with a card that only stands in it as a ghost. The server counts those of the
// cards that lie there; here they are measured anew, so that a ghost and its neighbours agree.
import { cardOf, clientAt, type Icon, type LineCard, type Sheet, type View } from './types';

/** Between a card and the next one toward the Client. */
export interface Measure {
  /** To the very next card; null where equal numbers have to be ordered by the rules first. */
  bare: number | null;
  /** What counts: the same, unless the tile skips a card. */
  counts: number | null;
}

/** How many cards the tile of the round skips. */
export function skipped(view: View, sheet: Sheet): number {
  const tile = view.clients[clientAt(view.round)]?.tiles[view.side === 'sun' ? 0 : 1];
  const effect = sheet.tiles.find(({ name }) => name === tile)?.effect;
  return effect?.kind === 'skip' ? effect.cards : 0;
}

/** The gaps of numbers that stand in order, the farthest first; `corner` is where the line ends. */
export function measured(numbers: readonly number[], corner: number, skip: number): Measure[] {
  const to = (at: number, next: number) => Math.abs((numbers[at] ?? 0) - (numbers[next] ?? corner));
  return numbers.map((_, at) => ({
    bare: to(at, at + 1),
    // DW-7.10: the closest card has nothing to skip.
    counts: to(at, at + 1 < numbers.length ? at + 1 + skip : at + 1),
  }));
}

/** Where a card would stand by its number: before those that are nearer, and before its equals. */
export function placeOf(numbers: readonly number[], number: number, side: Icon): number {
  return numbers.filter((other) => (side === 'sun' ? other < number : other > number)).length;
}

export interface Row {
  /** The place of the ghost among the cards, or -1. */
  at: number;
  /** For each card of the row in its order, the ghost among them. */
  gaps: Measure[];
}

/** The line with the gaps of all its cards, and of a card that might join it. */
export function rowOf(view: View, sheet: Sheet, ghost: string | null): Row {
  const numberOf = (name: string) => cardOf(sheet, name)?.number ?? 0;
  const numbers = view.line.map(({ card }) => numberOf(card));
  const corner = sheet.corner[view.side === 'sun' ? 0 : 1];
  const skip = skipped(view, sheet);
  if (ghost === null) {
    const gaps = measured(numbers, corner, skip);
    return { at: -1, gaps: gaps.map(({ bare }, at) => ({ bare, counts: told(view.line[at], bare) })) };
  }
  const number = numberOf(ghost);
  const at = placeOf(numbers, number, view.side);
  const all = [...numbers.slice(0, at), number, ...numbers.slice(at)];
  const gaps = measured(all, corner, skip);
  if (!numbers.includes(number)) return { at, gaps };
  // Between equal numbers suit and icon decide, which the server knows.
  return { at, gaps: gaps.map((gap, n) => (all[n] === number ? { bare: null, counts: null } : gap)) };
}

const told = (card: LineCard | undefined, bare: number | null) => card?.gap ?? bare;
