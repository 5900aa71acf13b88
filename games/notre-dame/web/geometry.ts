// Where things lie: a borough is an eight-cornered window, the city a ring of them.
import type { Spot } from './types';

export interface Point {
  x: number;
  y: number;
}

const cut = (n: number) => Math.round(n * 10) / 10;
export const at = ({ x, y }: Point) => `${cut(x)} ${cut(y)}`;
export const outline = (points: readonly Point[]) => `M${points.map(at).join('L')}z`;
export const between = (a: Point, b: Point, part = 0.5): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});

/** Turns a point clockwise about the origin. */
export function turned({ x, y }: Point, degrees: number): Point {
  const a = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(a) - y * Math.sin(a), y: x * Math.sin(a) + y * Math.cos(a) };
}

/** The corners at which the markets with a message lie, in the order of the sheet. */
const CORNERS = [0, 6, 4, 2];

/** The corner of a window for each market; the one without a message lies in the middle. */
export function cornersOf(spots: readonly Spot[]): Map<string, number> {
  const outer = spots.filter(({ message }) => message);
  return new Map(outer.map(({ name }, at) => [name, CORNERS[at] ?? 0]));
}

/** The corners of a regular window about the origin, clockwise from the right of the first pane. */
export function rose(radius: number): Point[] {
  return Array.from({ length: 8 }, (_, k) => turned({ x: 0, y: -radius }, 22.5 + 45 * k));
}

/** The corners of the borough below the cathedral, where so many lie in a ring. */
function below(count: number, side: number): Point[] {
  const half = Math.PI / count;
  const wide = { x: Math.sin(half), y: Math.cos(half) };
  // A triangle needs longer sides than an octagon has, so that the cathedral finds room.
  const near = count === 3 ? side * 1.02 : side / (2 * wide.x);
  const far = near + side * (count === 3 ? 0.75 : 1);
  const [p, q] = [near, far].map((r) => ({ x: r * wide.x, y: r * wide.y })) as [Point, Point];
  const u = { x: q.x, y: q.y + side };
  const t = { x: count === 3 ? side * 0.66 : side / 2, y: u.y + side * 0.707 };
  const right = [p, q, u, t];
  return [...right, ...right.map(({ x, y }) => ({ x: -x, y })).reverse()];
}

export interface Window {
  corners: Point[];
  centre: Point;
}

export interface City {
  /** The windows of the boroughs, clockwise from the one below the cathedral. */
  windows: Window[];
  cathedral: Point[];
  box: { x: number; y: number; width: number; height: number };
}

const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The plan of a city with so many boroughs. */
export function city(count: number, side = 64): City {
  const first = below(count, side);
  const windows = Array.from({ length: count }, (_, k) => {
    const corners = first.map((corner) => turned(corner, (360 / count) * k));
    return { corners, centre: mean(corners) };
  });
  const all = windows.flatMap(({ corners }) => corners);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 18, Math.min(...ys) - 42];
  return {
    windows,
    cathedral: windows.map(({ corners }) => corners[0] ?? { x: 0, y: 0 }),
    box: { x: left, y: top, width: Math.max(...xs) + 18 - left, height: Math.max(...ys) + 42 - top },
  };
}

/**
 * Where the name of a borough stands, a plate so wide: above those that lie above the cathedral, else
 * below; at the sides outwards, away from the borough below the cathedral.
 */
export function nameplate({ corners, centre }: Window, box: City['box'], wide: number): Point {
  const above = centre.y < -8;
  const ys = corners.map(({ y }) => y);
  const y = above ? Math.min(...ys) - 39 : Math.max(...ys) + 15;
  const aside = Math.abs(centre.x) > 8 ? Math.sign(centre.x) : 0;
  const out = above ? 14 : Math.max(14, wide / 2 - 8);
  const x = centre.x + aside * out - wide / 2;
  const last = box.x + box.width - wide - 3;
  return { x: Math.min(Math.max(x, box.x + 3), last), y };
}

/** Where a market of a window lies: at a corner, or in the middle. */
export function spotIn({ corners, centre }: Window, corner: number | undefined): Point {
  return corners[corner ?? -1] ?? centre;
}

const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/** A street as it runs: along the rim where both ends are two corners apart, else straight. */
export function street(windows: readonly Window[], from: Point, to: Point): Point[] {
  for (const { corners } of windows) {
    const [a, b] = [from, to].map((end) => corners.findIndex((corner) => near(corner, end)));
    if (a === undefined || b === undefined || a < 0 || b < 0) continue;
    const apart = (b - a + 8) % 8;
    if (apart === 2 || apart === 6) return [from, corners[(apart === 2 ? a + 1 : b + 1) % 8]!, to];
  }
  return [from, to];
}

/** The markets of a shortest way along streets, both ends included; none where no way leads. */
export function way(streets: readonly (readonly [string, string])[], from: string, to: string): string[] {
  const before = new Map<string, string>([[from, '']]);
  for (const here of before.keys()) {
    for (const [a, b] of streets) {
      const next = a === here ? b : b === here ? a : null;
      if (next !== null && !before.has(next)) before.set(next, here);
    }
  }
  const found: string[] = [];
  for (let at = before.has(to) ? to : ''; at !== ''; at = before.get(at) ?? '') found.unshift(at);
  return found;
}
