// Tokens that are tapped together before anything is sent: their sum, and the answer that allows it.
// The limits come with the offers; nothing is decided here, and every flip is asked for again.
import type { Offer } from '$web/protocol';
import type { Step } from '$web/lib/play.svelte';

/** The offers to score, the fewest +1 tokens first. */
export function scoring(offers: readonly Offer[]): Offer[] {
  const spent = (offer: Offer) => offer.numbers?.['spent'] ?? 0;
  return offers.filter(({ group }) => group === 'score').sort((a, b) => spent(a) - spent(b));
}

const limitOf = (offer: Offer) => offer.numbers?.['limit'] ?? 0;
export const spentOf = (offer: Offer) => offer.numbers?.['spent'] ?? 0;

/** The values of the tokens that were tapped, in that order; in a row the rightmost goes first. */
export function valuesOf(rows: readonly (readonly number[])[], tapped: readonly number[]): number[] {
  return tapped.map((row, n) => {
    const before = tapped.slice(0, n).filter((other) => other === row).length;
    return rows[row]?.at(-1 - before) ?? 0;
  });
}

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The cheapest offer that allows a sum with at least so many +1 tokens. */
export function allowing(scores: readonly Offer[], sum: number, plus: number): Offer | null {
  return scores.find((offer) => spentOf(offer) >= plus && limitOf(offer) >= sum) ?? null;
}

/** Whether the next token of a row fits as well. */
export function fits(
  scores: readonly Offer[],
  rows: readonly (readonly number[])[],
  tapped: readonly number[],
  row: number,
): boolean {
  const used = tapped.filter((other) => other === row).length;
  const next = rows[row]?.at(-1 - used);
  if (next === undefined || used >= (rows[row]?.length ?? 0)) return false;
  return allowing(scores, sumOf(valuesOf(rows, tapped)) + next, 0) !== null;
}

/** Taps a row: one token more, or one less where the tapped one was chosen. */
export function toggled(tapped: readonly number[], row: number, chosen: boolean): number[] {
  if (!chosen) return [...tapped, row];
  const last = tapped.lastIndexOf(row);
  return tapped.filter((_, at) => at !== last);
}

/** What follows the declaration: each token, then no more. */
export function stepsOf(names: readonly string[], tapped: readonly number[]): Step[] {
  return [...tapped.map((row) => ({ group: 'flip', piece: names[row] ?? '' })), { group: 'stop' }];
}
