// The time of day, ticking while somebody looks at it.
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

/** Milliseconds since 1970; what reads it is refreshed twice a second. */
export function now(): number {
  subscribe();
  return Date.now();
}
