// Who a seat is on this board: in solo the second one is the Id, which has a sign of its own.
import type { Who } from '$web/ui/Emblem.svelte';
import type { View } from './wire';

/** The sign of a seat. */
export function whoIs(view: Pick<View, 'id'>, seat: number): Who {
  return view.id && seat === 1 ? 'automaton' : seat;
}
