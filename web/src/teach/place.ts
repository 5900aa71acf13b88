// Where the card of a lesson stands: near what it points at, never over it, and off the question.
import type { Box } from '../boards/beside';

export interface Size {
  width: number;
  height: number;
}

/** A box that should stay free, and how much it matters. */
export interface Kept {
  box: Box;
  weight: number;
}

const STEP = 16;
/** What stays free around pieces that a page is moved for. */
const EDGE = 10;

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** How far two boxes are apart, edge to edge. */
export function apart(a: Box, b: Box): number {
  const x = Math.max(a.x - (b.x + b.width), b.x - (a.x + a.width), 0);
  const y = Math.max(a.y - (b.y + b.height), b.y - (a.y + a.height), 0);
  return Math.hypot(x, y);
}

/** A box with a rim around it. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The best place for a card of this size in the room: little is covered, and what it is about is near. */
export function placed(size: Size, room: Box, target: Box | null, kept: readonly Kept[]): { x: number; y: number } {
  const goal = target ?? room;
  const right = Math.max(room.x, room.x + room.width - size.width);
  const foot = Math.max(room.y, room.y + room.height - size.height);
  let best = { x: right, y: foot };
  let least = Infinity;
  for (let x = room.x; x <= right; x += STEP) {
    for (let y = room.y; y <= foot; y += STEP) {
      const box = { x, y, ...size };
      const covered = kept.reduce((sum, { box: other, weight }) => sum + overlap(box, other) * weight, 0);
      const [a, b] = [middle(box), middle(goal)];
      const cost = covered + apart(box, goal) * 40 + Math.hypot(a.x - b.x, a.y - b.y);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/**
 * How far a page is to be moved so that boxes lie between two heights: not at all where they do, else as
 * many of them as fit, from the first on, in the middle of the room.
 */
export function shift(boxes: readonly Box[], room: { top: number; bottom: number }): number {
  const free = room.bottom - room.top;
  let [top, bottom] = [Infinity, -Infinity];
  for (const { y, height } of boxes) {
    const [above, below] = [Math.min(top, y), Math.max(bottom, y + height)];
    if (top !== Infinity && below - above > free - 2 * EDGE) break;
    [top, bottom] = [above, below];
  }
  if (top >= room.top + EDGE && bottom <= room.bottom - EDGE) return 0;
  // What is higher than the room is seen from its top on.
  const into = bottom - top > free - 2 * EDGE ? room.top + EDGE : room.top + (free - (bottom - top)) / 2;
  return top - into;
}

/** The pointer of a card: a triangle from its edge to its target, or nothing where they touch. */
export function pointer(card: Box, target: Box): string | null {
  const far = apart(card, target);
  if (far < 10 || far > 520) return null;
  const goal = middle(target);
  const from = {
    x: Math.min(Math.max(goal.x, card.x + 26), card.x + card.width - 26),
    y: Math.min(Math.max(goal.y, card.y + 26), card.y + card.height - 26),
  };
  const side = goal.x < card.x ? -1 : goal.x > card.x + card.width ? 1 : 0;
  // The tip rests just inside the edge that it meets.
  const tip = {
    x: side === 0 ? from.x : side < 0 ? target.x + target.width - 4 : target.x + 4,
    y: side === 0 ? (goal.y < card.y ? target.y + target.height - 4 : target.y + 4) : goal.y,
  };
  if (side !== 0) {
    const x = side < 0 ? card.x + 1 : card.x + card.width - 1;
    return `${x},${from.y - 15} ${tip.x},${tip.y} ${x},${from.y + 15}`;
  }
  const y = goal.y < card.y ? card.y + 1 : card.y + card.height - 1;
  return `${from.x - 15},${y} ${tip.x},${tip.y} ${from.x + 15},${y}`;
}

/** A dotted way from one thing to another, bent like a thrown card. */
export function way(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)];
  const start = a.y > b.y ? { x: a.x, y: from.y } : { x: a.x, y: from.y + from.height };
  const bend = { x: (start.x + b.x) / 2 - (b.y - start.y) * 0.18, y: (start.y + b.y) / 2 };
  return `M${start.x} ${start.y} Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}
