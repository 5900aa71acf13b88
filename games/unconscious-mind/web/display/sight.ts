// On a small screen the pieces that answer are brought into sight: the question lies over the lower part.
import type { Snapshot } from '$web/protocol';

/** Scrolls to the first lit piece inside a region, if there is one. */
export function bring(region: HTMLElement | undefined): void {
  const lit = region?.querySelector('[data-light="offered"], [data-light="selected"]');
  lit?.scrollIntoView({ block: 'start' });
}

/** What is asked, as a text that changes with each question. */
export function askedIn({ question, seq }: Pick<Snapshot, 'question' | 'seq'>): string {
  return question ? `${seq} ${question.name}` : '';
}
