// How long what others did stays on screen before the next step of theirs is shown.

/** How somebody wants to watch the others play. */
export type Watching = 'slow' | 'normal' | 'once';

/** Which turns of an automaton are explained step by step. */
export type Explain = 'every' | 'surprises' | 'never';

/** How long one step stays, in milliseconds. */
const STEP: Record<Watching, number> = { slow: 2200, normal: 1100, once: 0 };
/** How long all that waits may hold the own question back. */
const WHOLE: Record<Watching, number> = { slow: 18_000, normal: 6000, once: 0 };

/** What was chosen; the settings say so once they are there. */
export const pacing = { watching: (): Watching => 'once', explain: (): Explain => 'every' };

/**
 * How long the step on screen stays when so many wait behind it: as long as it is to be read, but so
 * that the last one is shown in time. `since` says for how long they have been waiting.
 */
export function stay(watching: Watching, waiting: number, since: number): number {
  const left = Math.max(0, WHOLE[watching] - since);
  return Math.min(STEP[watching], left / Math.max(1, waiting));
}
