import type { BoardModule } from '$web/boards/board';
import Board from './Board.svelte';
import Pill from './Pill.svelte';
import Progress from './Progress.svelte';
import Prompt from './answer/Prompt.svelte';
import { prefer } from './answer/prefer';
import { tabOf } from './answer/tabs';
import SeatFacts from './practice/SeatFacts.svelte';

/** Unconscious Mind: the meeting table, Vienna, the displays and the own practice on one screen. */
export const board: BoardModule = {
  Board,
  Seat: SeatFacts,
  Prompt,
  Progress,
  Pill,
  layout: 'broad',
  tabs: [
    { id: 'table', icon: 'table', text: 'um-web-tab-table' },
    { id: 'mine', icon: 'prof', text: 'um-web-tab-mine', parts: ['notebook', 'dial', 'office'] },
    { id: 'city', icon: 'map', text: 'um-web-tab-city' },
  ],
  drawn: [],
  prompts: true,
  carried: ['state'],
  prefer,
  front: tabOf,
  keys: [
    ['O', 'um-web-key-opponent'],
    ['+ \u2212', 'um-web-key-pieces'],
  ],
};
