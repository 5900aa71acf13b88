// Offers for tests: only what the page looks at.
import type { Offer } from '$web/protocol';

export const offer = (action: string, group: string, more: Partial<Offer> = {}): Offer => ({
  action,
  group,
  phrase: { key: action },
  pieces: [],
  free: false,
  undoable: true,
  ...more,
});

/** An insight that pays. */
export const stone = (action: string, ring: number, own: number): Offer =>
  offer(action, 'pay', { numbers: { ring, own }, pieces: [action] });
