import type { BoardModule } from '$web/boards/board';
import Board from './Board.svelte';
import Progress from './Progress.svelte';
import SeatFacts from './practice/SeatFacts.svelte';
import { tabOf } from './answer/tabs';

/** Unconscious Mind in words: every piece on its shelf, until its table is drawn. */
export const board: BoardModule = {
  Board,
  Seat: SeatFacts,
  Progress,
  tabs: [
    { id: 'mine', icon: 'prof', text: 'um-web-tab-mine' },
    { id: 'table', icon: 'table', text: 'um-web-tab-table' },
    { id: 'city', icon: 'map', text: 'um-web-tab-city' },
  ],
  drawn: [],
  front: tabOf,
};
