// What something was before it changed last: a drawing plays the moment once for each change.
import { untrack } from 'svelte';

export interface Last<T> {
  /** The value before the last change; the first one while there was none. */
  readonly from: T;
  /** How often it has changed since the drawing began. */
  readonly count: number;
}

export function last<T>(value: () => T): Last<T> {
  let now = untrack(value);
  let seen = $state.raw({ from: now, count: 0 });
  $effect(() => {
    const next = value();
    if (next === now) return;
    const from = now;
    now = next;
    untrack(() => (seen = { from, count: seen.count + 1 }));
  });
  return {
    get from() {
      return seen.from;
    },
    get count() {
      return seen.count;
    },
  };
}
