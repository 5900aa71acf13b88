// The components that stand beside the paragraphs of the rules.
import { SUITS, type Sheet } from './types';

/** By the number of the paragraph; the tiles say themselves which one is theirs. */
export function drawings(printed: unknown): Record<string, string[]> {
  const sheet = printed as Sheet;
  const names = (list: readonly { name: string }[], count = list.length) =>
    list.slice(0, count).map(({ name }) => name);
  const suits = SUITS.flatMap((suit, at) => names(sheet.cards.filter((card) => card.suit === suit).slice(at * 5), 1));
  const twins = sheet.cards.filter(({ suit, number }) => suit === SUITS[1] && number === sheet.cards[0]?.number);
  const found: Record<string, string[]> = {
    'DW-1.1': suits,
    'DW-1.2': names(twins, 2),
    'DW-1.3': names(sheet.clients, 3),
    'DW-1.4': [sheet.freud],
    'DW-1.5': names(sheet.tiles, 2),
    'DW-1.7': names(sheet.rows, 2),
    'DW-2.1': names(sheet.professors),
    'DW-2.3': names(sheet.rows),
    'DW-8.1': [sheet.freud],
  };
  for (const { name, rule } of sheet.tiles) (found[rule] ??= []).push(name);
  return found;
}
