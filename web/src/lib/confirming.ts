// When a choice is an answer at once, and when it waits for a second click.

/** `risky`: only what cannot be taken back waits; `always`: everything; `never`: nothing. */
export type Confirming = 'risky' | 'always' | 'never';

/** How it is wished; the settings say it, so that what plays needs no browser. */
export const confirming = { how: (): Confirming => 'risky' };

/** Whether an offer is an answer as soon as it is chosen. */
export function isAnswer(undoable: boolean, again: boolean, how: Confirming): boolean {
  return again || how === 'never' || (undoable && how === 'risky');
}
