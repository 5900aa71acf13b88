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

/** The upper left corner for a card of this size. */
export function beside(
  piece: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  avoid: readonly Box[],
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
    const covered = avoid.reduce((sum, other) => sum + overlap(box, other), 0);
    return covered * 1000 + overlap(box, piece);
  };
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best));
}
