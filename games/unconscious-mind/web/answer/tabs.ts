// Which part of the board answers a question where not all of it is shown.
import type { Snapshot } from '$web/protocol';
import type { View } from '../wire';

/** The parts of a small screen. */
export type Part = 'table' | 'notebook' | 'dial' | 'office' | 'city';
export const PARTS: readonly Part[] = ['table', 'notebook', 'dial', 'office', 'city'];

const ANSWERED: Record<Part, readonly string[]> = {
  table: ['turn', 'point', 'pieces', 'tile', 'copy-display', 'take-back-idea'],
  notebook: ['starting-cell', 'ink', 'row', 'column', 'line', 'own-tile', 'place-tile', 'tile-effects'],
  dial: ['pay', 'pay-dream', 'pay-set', 'generate', 'elevate', 'transfer', 'endow', 'mark'],
  office: ['client', 'starting-tile', 'play', 'treat', 'treat-one', 'boxes', 'moment', 'exchange-dream', 'volume'],
  city: [
    'zone',
    'publish',
    'walk',
    'walk-or-journalist',
    'join',
    'visit',
    'location',
    'bonus',
    'draft',
    'manifest',
    'swap',
  ],
};
/** The questions that are answered on the displays, which then come before the city. */
const DISPLAYED = ['publish', 'draft', 'manifest', 'swap'];

type Asked = Pick<Snapshot, 'question'> & Partial<Pick<Snapshot, 'offers' | 'view'>>;

/** Whether research cards of one's own answer: those in the hand, or those in play. */
function areCards({ offers = [], view }: Asked): boolean {
  const { mine, players } = (view ?? {}) as Partial<View>;
  const cards = mine ? [...mine.hand, ...(players?.[mine.seat]?.played ?? [])] : [];
  return offers.some(({ free, pieces }) => !free && pieces.some((piece) => cards.includes(piece)));
}

/** The part with the pieces of a question; what is asked in the prompt alone stays at the table. */
export function tabOf(asked: Asked): Part {
  const name = asked.question?.name ?? '';
  if (name === 'pay' && areCards(asked)) return 'office';
  return PARTS.find((part) => ANSWERED[part].includes(name)) ?? 'table';
}

export const isDisplayed = ({ question }: Pick<Snapshot, 'question'>): boolean =>
  DISPLAYED.includes(question?.name ?? '');

/** The two pages of a middling screen: the table with the own practice, and the city. */
export type Page = 'own' | 'city';
export const pageOf = (tab: string | null): Page => (tab === 'city' ? 'city' : 'own');
