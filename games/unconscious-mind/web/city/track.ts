// The reputation track: spaces that give the same are one zone (UM-7.1).
import type { ReputationActionSheet, ReputationSheet, View } from '../wire';

export interface Zone {
  first: number;
  last: number;
}
export interface UpperZone extends Zone {
  points: number;
  coffee: number;
}
export interface LowerZone extends Zone {
  actions: ReputationActionSheet[];
  open: boolean;
}

/** The zones above the spaces. */
export function upperZones({ zones }: ReputationSheet): UpperZone[] {
  const joined: UpperZone[] = [];
  zones.forEach(({ points, coffee }, at) => {
    const before = joined.at(-1);
    if (before && before.points === points && before.coffee === coffee) before.last = at;
    else joined.push({ first: at, last: at, points, coffee });
  });
  return joined;
}

/** The zones below the spaces with their actions, and whether Freud has opened them. */
export function lowerZones({ actions, last }: ReputationSheet, freud: number): LowerZone[] {
  const starts = [...new Set(actions.map(({ from }) => from))].sort((one, other) => one - other);
  return starts.map((first, at) => ({
    first,
    last: (starts[at + 1] ?? last + 1) - 1,
    actions: actions.filter(({ from }) => from === first),
    open: freud >= first,
  }));
}

/** The seats on a space, the lowest marker first. */
export function seatsOn(view: Pick<View, 'players'>, space: number): number[] {
  const there = view.players.map(({ reputation, height }, seat) => ({ seat, reputation, height }));
  const on = there.filter(({ reputation }) => reputation === space);
  return on.sort((one, other) => one.height - other.height).map(({ seat }) => seat);
}
