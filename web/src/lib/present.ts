// From a moment that has passed, or from the board after the end, to what the table shows now: the
// running match, or its result.
import type { Play } from './play.svelte';
import { router } from './router.svelte';

export function toPresent(play: Play): void {
  void play.looking.go(null, play.live.snapshot?.answers ?? 0);
  if (router.page.name !== 'table') router.go(`/table/${play.id}`);
}

/** Whether the result is what the table shows: the match is over, and the address names the table. */
export const showsResult = (play: Play): boolean =>
  play.table?.stage === 'over' && router.page.name === 'table' && play.looking.point === null;
