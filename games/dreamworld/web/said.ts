// What lies in the line, in words.
import { t } from '$web/lib/i18n.svelte';
import type { Words } from '$web/lib/words';
import { cardOf, type Icon, type LineCard, type Sheet } from './types';

export const signed = (n: number) => (n < 0 ? `\u2212${-n}` : n > 0 ? `+${n}` : '0');

/** Whose card it is. */
export function ownerOf({ owner }: LineCard, words: Words): string {
  if (typeof owner === 'object') return words.name(owner.seat);
  return t({ id: 'dw-board-id', random: 'dw-board-random', 'non-player': 'dw-board-non-player' }[owner]);
}

/** A card of the line with all that concerns it, such as its gap. */
export function lineLabel(placed: LineCard, at: number, words: Words): string {
  return t('dw-board-line-card', {
    place: at + 1,
    owner: ownerOf(placed, words),
    card: words.piece(placed.card),
    suit: placed['on-suit'] ? 'on' : 'off',
    gap: placed.gap,
    add: placed.add === 0 ? 'none' : signed(placed.add),
    plus: placed.plus,
  });
}

/**
 * Where a card would lie by its number among the cards that are open, and how far its number is
 * from the next one. Between equal numbers the rules decide, so there is no distance to show.
 */
export function among(
  sheet: Sheet,
  line: readonly LineCard[],
  card: string,
  side: Icon,
): { at: number; gap: number | null } {
  const numberOf = (name: string) => cardOf(sheet, name)?.number ?? 0;
  const number = numberOf(card);
  const numbers = line.map((placed) => numberOf(placed.card));
  const farther = (other: number) => (side === 'sun' ? other < number : other > number);
  const at = numbers.filter(farther).length;
  const next = numbers[at] ?? sheet.corner[side === 'sun' ? 0 : 1];
  return { at, gap: numbers.includes(number) ? null : Math.abs(next - number) };
}
