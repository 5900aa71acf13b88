import type { BoardModule } from '$web/boards/board';
import { t } from '$web/lib/i18n.svelte';
import Board from './Board.svelte';
import Pill from './Pill.svelte';
import Progress from './Progress.svelte';
import Prompt from './Prompt.svelte';
import SeatFacts from './SeatFacts.svelte';
import { tapped } from './tapped.svelte';

export const board: BoardModule = {
  Board,
  Seat: SeatFacts,
  Prompt,
  Progress,
  Pill,
  corner: ['sideways'],
  tabs: [
    { id: 'round', icon: 'card', text: 'dw-web-tab-round' },
    { id: 'nights', icon: 'nights', text: 'dw-web-tab-nights' },
  ],
  drawn: ['play', 'draw', 'flip', 'score'],
  front: ({ offers }) => {
    const onlyDraws = offers.length > 0 && offers.every(({ group }) => group === 'draw');
    return onlyDraws ? 'nights' : 'round';
  },
  // Tokens that were tapped together are named by the button that flips them.
  names: (offer, { words }) => {
    if (offer.group !== 'score' || tapped.values.length === 0) return null;
    const list = new Intl.ListFormat(words.lang, { type: 'conjunction' });
    return t('dw-web-flip', { tokens: list.format(tapped.values.map(String)) });
  },
  keys: [['D H C', 'dw-web-key-suits']],
};
