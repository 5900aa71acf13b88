// The numbers of the Id's board: what each is called, its picture, and how many there are.
import { ID } from '../id/events';
import type { View } from '../wire';

/** What each number is called, and its picture. */
export const NUMBERS: Record<string, { key: string; sprite?: string } | undefined> = {
  coffee: { key: 'um-at-number-coffee', sprite: 'coffee' },
  boxes: { key: 'um-at-number-boxes', sprite: 'hsb' },
  ideas: { key: 'um-at-number-ideas', sprite: 'idea' },
  bright: { key: 'um-at-number-bright', sprite: 'bulb' },
  insights: { key: 'um-at-number-insights', sprite: 'gen' },
  points: { key: 'um-at-number-points', sprite: 'prestige' },
  reputation: { key: 'um-at-number-reputation', sprite: 'medal' },
  inkpot: { key: 'um-at-number-inkpot', sprite: 'inkpot' },
  compass: { key: 'um-at-number-compass' },
  stack: { key: 'um-at-number-stack', sprite: 'card' },
  active: { key: 'um-at-number-active', sprite: 'book' },
  'room-1': { key: 'um-at-number-room-1', sprite: 'heart' },
  'room-2': { key: 'um-at-number-room-2', sprite: 'heart' },
};

/** The numbers of a table, in the order of [NUMBERS] as far as a view shows them. */
export function numbersOf(view: View): { what: string; count: number }[] {
  const id = view.players[ID];
  const count = (what: string, number: number | undefined) => ({ what, count: number ?? 0 });
  return [
    count('points', id?.points),
    count('coffee', id?.coffee),
    count('boxes', id?.boxes),
    count('ideas', id?.ideas),
    count('bright', id?.bright),
    count('insights', id?.dial[0]?.[1]),
    count('reputation', id?.reputation),
    count('inkpot', id?.inkpot),
    count('compass', view.id?.compass === 'right' ? 1 : 0),
    count('stack', id?.hand),
    count('active', view.id?.active.filter(Boolean).length),
    count('room-1', id?.rooms[0]?.marker),
    count('room-2', id?.rooms[1]?.marker),
  ];
}
