// On a small screen the pieces that answer are brought into sight: the question lies over the lower part.
import type { Snapshot } from '$web/protocol';

/** What lies over the region: the supply above, the question below. */
const COVERS = { above: '.supply', below: '.frame > .prompt' };
/** So much stays free around what is brought. */
const AIR = 8;

/** By how much to scroll so that a box stands between two edges; a box that does so stays. */
export function shift(box: { top: number; bottom: number }, above: number, below: number): number {
  if (box.top >= above && box.bottom <= below) return 0;
  const down = box.top - above;
  return box.bottom > below ? Math.min(box.bottom - below, down) : down;
}

/** Scrolls a phone until the first lit piece inside a region stands in sight. */
export function bring(region: HTMLElement | undefined): void {
  const lit = region?.querySelector('[data-light="offered"], [data-light="selected"]');
  if (!lit) return;
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const above = Math.max(0, edge(COVERS.above)?.height ?? 0) + AIR;
  const below = (edge(COVERS.below)?.top ?? innerHeight) - AIR;
  scrollBy({ top: shift(lit.getBoundingClientRect(), above, below) });
}

/** What is asked, as a text that changes with each question. */
export function askedIn({ question, seq }: Pick<Snapshot, 'question' | 'seq'>): string {
  return question ? `${seq} ${question.name}` : '';
}
