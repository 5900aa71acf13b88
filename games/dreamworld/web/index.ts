import type { BoardModule } from '$web/boards/board';
import Board from './Board.svelte';
import Progress from './Progress.svelte';
import Prompt from './Prompt.svelte';
import SeatFacts from './SeatFacts.svelte';

export const board: BoardModule = {
  Board,
  Seat: SeatFacts,
  Prompt,
  Progress,
  tabs: [
    { id: 'round', icon: 'card', text: 'dw-web-tab-round' },
    { id: 'nights', icon: 'nights', text: 'dw-web-tab-nights' },
  ],
  drawn: ['play', 'draw', 'flip'],
  front: ({ offers }) => {
    const onlyDraws = offers.length > 0 && offers.every(({ group }) => group === 'draw');
    return onlyDraws ? 'nights' : 'round';
  },
  keys: [['D H C', 'dw-web-key-suits']],
};
