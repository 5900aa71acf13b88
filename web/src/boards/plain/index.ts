import type { BoardModule } from '../board';
import Plain from './Plain.svelte';

/** The board of a game that has no drawing of its own: everything seen, as lists. */
export const board: BoardModule = {
  Board: Plain,
  tabs: [{ id: 'board', icon: 'table', text: 'tab-board' }],
  drawn: [],
};
