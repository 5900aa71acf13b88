// Motion: a piece travels from where it was to where it is now, in the order in which things were
// told. Only transform and opacity move, nothing waits for it, and it can be finished at once.
import type { Told } from '../protocol';
import { piecesOf, seatOf } from './phrase';

/** Where pieces lie, by name. */
export type Places = Map<string, DOMRect>;

const MOST = 30;
const LONGEST = 2400;

/** Where every piece lies now; what is marked as still belongs to the table and does not travel. */
export function places(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    if (element.closest('[data-still]')) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.piece ?? '', box);
  }
  return found;
}

/** The pieces of some lines in the order of their first mention, each with the seat beside it. */
export function mentioned(told: readonly Told[]): Map<string, number | null> {
  const order = new Map<string, number | null>();
  for (const { phrase } of told) {
    for (const piece of piecesOf(phrase)) {
      if (!order.has(piece)) order.set(piece, seatOf(phrase));
    }
  }
  return order;
}

/** How far two boxes differ in shape before one is not drawn in the form of the other. */
const ALIKE = 1.25;

/** Where a piece begins to travel: it keeps its form, and takes the old size only where the forms agree. */
export function shift(from: DOMRect, to: DOMRect): string {
  const [wide, high] = [from.width / to.width, from.height / to.height];
  const alike = Math.max(wide / high, high / wide) < ALIKE;
  const scale = alike ? (wide + high) / 2 : 1;
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** How long each step waits, so that the whole stays within its limit. */
export function delays(count: number, each: number, pace: number): number[] {
  const whole = 60 * (count - 1) + each;
  const shrink = Math.min(1, LONGEST / Math.max(1, whole));
  return Array.from({ length: count }, (_, at) => at * 60 * shrink * pace);
}

export class Motion {
  private running: Animation[] = [];

  /** Ends everything that moves. */
  finish(): void {
    for (const animation of this.running) animation.finish();
    this.running = [];
  }

  /** Moves what has changed its place since `before`, in the order of the telling. */
  play(root: HTMLElement, before: Places, told: readonly Told[], pace: number): void {
    this.finish();
    const now = places(root);
    const order = mentioned(told);
    const known = [...order.keys()];
    const rank = (name: string) => (order.has(name) ? known.indexOf(name) : known.length);
    const moved = [...now.keys()].filter((name) => this.hasMoved(before, now, order, name));
    moved.sort((a, b) => rank(a) - rank(b));
    const steps = moved.slice(0, MOST);
    const waits = delays(steps.length, 320, pace);
    steps.forEach((name, at) => this.step(root, before, now, order, name, waits[at] ?? 0, pace));
  }

  private hasMoved(before: Places, now: Places, order: Map<string, number | null>, name: string): boolean {
    const [old, box] = [before.get(name), now.get(name)];
    if (!box) return false;
    if (!old) return order.has(name);
    return Math.abs(old.x - box.x) > 3 || Math.abs(old.y - box.y) > 3;
  }

  private step(
    root: HTMLElement,
    before: Places,
    now: Places,
    order: Map<string, number | null>,
    name: string,
    delay: number,
    pace: number,
  ): void {
    const element = root.querySelector(`[data-piece="${CSS.escape(name)}"]`);
    const to = now.get(name);
    if (!element || !to) return;
    const from = before.get(name) ?? home(root, order.get(name) ?? null);
    if (pace === 0 || !from) return this.appear(element, delay);
    const frames = [
      { transform: shift(from, to), transformOrigin: '50% 50%' },
      { transform: 'none', transformOrigin: '50% 50%' },
    ];
    const options: KeyframeAnimationOptions = {
      duration: 320 * pace,
      delay,
      easing: 'cubic-bezier(.2,0,0,1)',
      fill: 'backwards',
    };
    // What hangs on a piece waits until it has arrived (`[data-travels]`).
    element.setAttribute('data-travels', '');
    const arrived = () => element.removeAttribute('data-travels');
    const travelling = element.animate(frames, options);
    travelling.finished.then(arrived, arrived);
    this.keep(travelling);
  }

  private appear(element: Element, delay: number): void {
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    this.keep(element.animate(frames, { duration: 120, delay, fill: 'backwards' }));
  }

  private keep(animation: Animation): void {
    this.running.push(animation);
    const drop = () => (this.running = this.running.filter((other) => other !== animation));
    animation.finished.then(drop, drop);
  }
}

/** Where a piece comes from that nobody saw before: the card of the seat that is told of. */
function home(root: HTMLElement, seat: number | null): DOMRect | null {
  const scope = root.closest('.frame') ?? root;
  const card = seat === null ? null : scope.querySelector(`[data-seat="${seat}"]`);
  if (!card) return null;
  const box = card.getBoundingClientRect();
  return box.width > 0 ? new DOMRect(box.x + 8, box.y + 8, 30, 42) : null;
}
