import './theme.css';
import type { BoardModule } from '$web/boards/board';
import Board from './Board.svelte';
import Pill from './Pill.svelte';
import Progress from './Progress.svelte';
import SeatFacts from './SeatFacts.svelte';

export const board: BoardModule = {
  Board,
  Seat: SeatFacts,
  Progress,
  Pill,
  corner: ['tall', 'low', 'middle', 'sideways'],
  tabs: [
    { id: 'borough', icon: 'rose', text: 'nd-web-tab-borough' },
    { id: 'city', icon: 'map', text: 'nd-web-tab-city' },
  ],
  drawn: ['keep', 'play', 'hire', 'ride', 'from', 'to', 'lose'],
  listed: ['keep', 'play', 'hire'],
  // A ride and the message at its end are answered in the city.
  front: ({ question }) => (['ride', 'message'].includes(question?.name ?? '') ? 'city' : 'borough'),
  keys: [['B 1–5', 'nd-web-key-borough']],
};
