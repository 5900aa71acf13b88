// What the Id has, as numbers with their pictures, and how a step changed them.
import type { View } from '../wire';
import { ID } from './events';

export type Counter = 'coffee' | 'boxes' | 'ideas' | 'bright' | 'insights' | 'stack' | 'reputation' | 'points';

export const ICON: Record<Counter, string> = {
  coffee: 'coffee',
  boxes: 'hsb',
  ideas: 'idea',
  bright: 'bulb',
  insights: 'nights',
  stack: 'card',
  reputation: 'medal',
  points: 'prestige',
};

/** Every number of the Id. */
export function countersOf(view: View): Record<Counter, number> {
  const me = view.players[ID];
  return {
    coffee: me?.coffee ?? 0,
    boxes: me?.boxes ?? 0,
    ideas: me?.ideas ?? 0,
    bright: me?.bright ?? 0,
    insights: me?.dial[0][1] ?? 0,
    stack: me?.hand ?? 0,
    reputation: me?.reputation ?? 0,
    points: me?.points ?? 0,
  };
}

export interface Changed {
  what: Counter;
  from: number;
  to: number;
}

/** What has changed between two moments. */
export function changes(before: View, after: View): Changed[] {
  const [from, to] = [countersOf(before), countersOf(after)];
  const all = Object.keys(ICON) as Counter[];
  return all.filter((what) => from[what] !== to[what]).map((what) => ({ what, from: from[what], to: to[what] }));
}
