// The regions of a table, one key after the other.

/** In their reading order. */
export const REGIONS = ['prompt', 'board', 'players', 'log', 'chat'] as const;
export type Region = (typeof REGIONS)[number];

/** The region after this one, or before it; from outside one comes to the question. */
export function regionAfter(here: Region | null, back: boolean): Region {
  if (here === null) return 'prompt';
  const count = REGIONS.length;
  return REGIONS[(REGIONS.indexOf(here) + (back ? count - 1 : 1)) % count] ?? 'prompt';
}

/** The region of an element; log and chat share a place, of which one is open. */
export function regionOf(element: Element | null, side: string): Region | null {
  if (element?.closest('#side')) return side === 'chat' ? 'chat' : 'log';
  return REGIONS.find((region) => element?.closest(`#${region}`)) ?? null;
}

/** What takes the focus when a region is entered: what can be used first, else the region itself. */
const ENTRY: Record<Region, readonly string[]> = {
  prompt: ['#question'],
  board: ['#board [data-piece][tabindex="0"]', '#board :is(button, [tabindex="0"], summary, input)', '#board'],
  players: ['#players'],
  log: ['#log', '#side button'],
  chat: ['#side input', '#side button'],
};

/** Moves the focus into a region that is on screen. */
export function enter(region: Region): void {
  const found = ENTRY[region].map((selector) => document.querySelector<HTMLElement>(selector)).find((one) => one);
  if (found && !found.hasAttribute('tabindex') && found.matches('section')) found.tabIndex = -1;
  found?.focus({ preventScroll: region === 'prompt' });
}
