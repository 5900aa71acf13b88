// Where a full card opens: beside its piece, above it first, so that the neighbours of a row stay in
// sight; inside the window, never over the question.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const RIM = 8;

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (value: number, most: number) => Math.max(RIM, Math.min(value, most - RIM));

interface Size {
  width: number;
  height: number;
}

const STEP = 40;

/** Places all over the window, for where every side of the piece would cover something. */
function everywhere({ width, height }: Size, room: Size): { x: number; y: number }[] {
  const along = (most: number) =>
    Array.from({ length: Math.max(1, Math.ceil(most / STEP)) }, (_, at) => RIM + at * STEP);
  return along(room.height - height - RIM).flatMap((y) => along(room.width - width - RIM).map((x) => ({ x, y })));
}

/** The upper left corner for a card of this size; what is kept clear weighs less than what is avoided. */
export function beside(
  piece: Box,
  size: Size,
  room: Size,
  avoid: readonly Box[],
  keep: readonly Box[] = [],
): { x: number; y: number } {
  const { width, height } = size;
  const middle = { x: piece.x + piece.width / 2 - width / 2, y: piece.y + piece.height / 2 - height / 2 };
  const sides = [
    { x: middle.x, y: piece.y - height - GAP },
    { x: piece.x + piece.width + GAP, y: middle.y },
    { x: piece.x - width - GAP, y: middle.y },
    { x: middle.x, y: piece.y + piece.height + GAP },
  ].map(({ x, y }) => ({ x: within(x, room.width - width), y: within(y, room.height - height) }));
  // The question weighs most: its text must stay readable whatever else is covered.
  const cost = (at: { x: number; y: number }) => {
    const box = { ...at, width, height };
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    return over(avoid) * 1000 + over(keep) * 20 + overlap(box, piece);
  };
  const least = (from: readonly { x: number; y: number }[]) =>
    from.reduce((best, side) => (cost(side) < cost(best) ? side : best));
  const near = least(sides);
  if (cost(near) === 0 || keep.length === 0) return near;
  // Of all places that cover less, the one that is not far away.
  const far = (at: { x: number; y: number }) => Math.hypot(at.x - middle.x, at.y - middle.y);
  const others = everywhere(size, room).filter((at) => cost(at) < cost(near));
  const weight = (at: { x: number; y: number }) => cost(at) * 10 + far(at);
  return others.reduce((best, at) => (weight(at) < weight(best) ? at : best), near);
}
