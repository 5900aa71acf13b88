// Which part of the board answers a question on a small screen.
import type { Snapshot } from '$web/protocol';

/** The questions that are answered at the meeting table and the displays beside it. */
const TABLE = [
  'client',
  'point',
  'pieces',
  'swap',
  'tile',
  'copy-display',
  'take-back-idea',
  'exchange-dream',
  'draft',
  'manifest',
];
/** The questions that are answered in the city, with its treatises and goals. */
const CITY = [
  'zone',
  'publish',
  'volume',
  'walk',
  'walk-or-journalist',
  'join',
  'visit',
  'location',
  'bonus',
  'shelve',
];

export function tabOf({ question }: Pick<Snapshot, 'question'>): string {
  const name = question?.name ?? '';
  if (TABLE.includes(name)) return 'table';
  return CITY.includes(name) ? 'city' : 'mine';
}
