// Moments worth a glance: how often something has changed since the drawing began.
import { untrack } from 'svelte';

/** Counts the changes of a value that matter; a drawing plays its moment once for each. */
export function times<T>(value: () => T, matters: (old: T, now: T) => boolean): { readonly count: number } {
  let old = untrack(value);
  let count = $state(0);
  $effect(() => {
    const now = value();
    if (matters(old, now)) untrack(() => (count += 1));
    old = now;
  });
  return {
    get count() {
      return count;
    },
  };
}

export const grows = (old: number, now: number) => now > old;
export const shrinks = (old: number, now: number) => now < old;
