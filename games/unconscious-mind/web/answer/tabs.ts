// Which part of the board answers a question where not all of it is shown.
import type { Snapshot } from '$web/protocol';

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

/** The part with the pieces of a question; what is asked in the prompt alone stays at the table. */
export function tabOf({ question }: Pick<Snapshot, 'question'>): Part {
  const name = question?.name ?? '';
  return PARTS.find((part) => ANSWERED[part].includes(name)) ?? 'table';
}

export const isDisplayed = ({ question }: Pick<Snapshot, 'question'>): boolean =>
  DISPLAYED.includes(question?.name ?? '');

/** The two pages of a middling screen: the table with the own practice, and the city. */
export type Page = 'own' | 'city';
export const pageOf = (tab: string | null): Page => (tab === 'city' ? 'city' : 'own');
