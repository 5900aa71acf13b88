// What lies in the line, in words.
import { t } from '$web/lib/i18n.svelte';
import type { Words } from '$web/lib/words';
import type { LineCard } from './types';

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
