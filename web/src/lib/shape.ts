// The shape of the window: how wide and how high it is decides which regions stand side by side.
// In `em`, so that text at twice its size picks the next smaller one by itself.

/** From a phone to a desk: `low` is wide without height, `sideways` a phone on its side. */
export type Shape = 'compact' | 'sideways' | 'middle' | 'low' | 'tall';

/** The first condition that holds names the shape; a window that none fits is `tall`. */
export const WHEN: readonly (readonly [Shape, string])[] = [
  ['compact', '(max-width: 43.74em)'],
  ['sideways', '(max-height: 31.24em)'],
  ['middle', '(max-width: 74.99em)'],
  ['low', '(max-height: 49.99em)'],
];

export function shapeBy(holds: (condition: string) => boolean): Shape {
  return WHEN.find(([, condition]) => holds(condition))?.[0] ?? 'tall';
}
