// The keys of a table, the same for every game.
import type { Play } from '../lib/play.svelte';
import type { Offer } from '../protocol';

/** What a key does at the table; the frame carries it out. */
export interface Doing {
  prompt(): void;
  /** To the button that gives the chosen answer. */
  confirm(): void;
  log(): void;
  /** To the next region, or to the one before. */
  region(back: boolean): void;
  help(): void;
  /** Words instead of the drawing, or back. */
  text(): void;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** The nearest of the boxes in the direction of an arrow. */
export function nearest(from: DOMRect, boxes: readonly DOMRect[], key: string): number {
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const start = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, at) => {
    const end = middle(box);
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const along = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[key] ?? 0;
    const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    const far = along + 2.5 * aside;
    if (along > 2 && far < least) [best, least] = [at, far];
  });
  return best;
}

/** Moves the focus from piece to piece by geometry. */
export function step(board: HTMLElement, event: KeyboardEvent): void {
  if (!event.key.startsWith('Arrow') || !(event.target instanceof Element)) return;
  const here = event.target.closest('[data-piece]');
  if (!here) return;
  const pieces = [...board.querySelectorAll<HTMLElement | SVGElement>('[data-piece][tabindex]')];
  const others = pieces.filter((piece) => piece !== here);
  const boxes = others.map((piece) => piece.getBoundingClientRect());
  const found = others[nearest(here.getBoundingClientRect(), boxes, event.key)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}

/** Whether Enter already does something where it is pressed. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="button"], dialog') !== null;
}

/** A number chooses; what waits to be confirmed is confirmed with Enter. */
function choose(play: Play, doing: Doing, offer: Offer): void {
  play.choose(offer);
  if (play.chosen) doing.confirm();
}

/** Answers a key that was pressed anywhere at the table. */
export function press(play: Play, doing: Doing, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Whoever writes must be able to leave the field.
  if (isTyping(event.target) && event.key !== 'F6') return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  const offer = digit > 0 ? play.candidates[digit - 1] : undefined;
  if (offer) return choose(play, doing, offer);
  if (event.key === 'Enter' && play.chosen && !isButton(event.target)) return void play.answer(play.chosen);
  const last = play.live.snapshot?.answers ?? 0;
  const keys: Record<string, () => void> = {
    Escape: () => play.clear(),
    u: () => play.undo(),
    h: () => play.hint(),
    p: () => doing.prompt(),
    l: () => doing.log(),
    w: () => play.refused[0] && (play.why = play.refused[0]),
    d: () => doing.text(),
    F6: () => doing.region(event.shiftKey),
    '?': () => doing.help(),
    '[': () => void play.looking.step(-1, last),
    ']': () => void play.looking.step(1, last),
  };
  const known = keys[event.key];
  if (!known) return;
  event.preventDefault();
  known();
}
