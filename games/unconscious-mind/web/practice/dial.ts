// The insight dial as it is drawn: zones on rings and in sections, stones on their zones, and the
// way of a stone along a ring or a ray. Angles are degrees, clockwise from the top.
import type { PlayerView, Quality, Ring, SpotSheet } from '../wire';

/** Where something lies on the dial. */
export interface Polar {
  angle: number;
  r: number;
}

/** The radius of the reserve, then the outer edge of each ring. */
export const EDGES = [38, 72, 106, 138] as const;
/** The radius of a stone. */
export const STONE = 10.5;
/** Half of the room that the icon of a zone takes. */
const ICON = 12;
const RINGS: Record<Ring, number> = { minor: 0, median: 1, major: 2 };
/** The middle of each section; in this order they follow each other clockwise. */
export const MIDDLE: Record<Quality, number> = { freedom: 60, passion: 180, growth: 300 };
const CLOCKWISE = Object.keys(MIDDLE) as Quality[];

const degrees = (length: number, r: number) => (length / r) * (180 / Math.PI);

/** A point in the coordinates of the drawing. */
export function point({ angle, r }: Polar): [number, number] {
  const a = ((angle - 90) * Math.PI) / 180;
  return [r * Math.cos(a), r * Math.sin(a)];
}

const at = (angle: number, r: number) =>
  point({ angle, r })
    .map((value) => value.toFixed(1))
    .join(' ');

/** The middle of a zone, where its icon is; the reserve is the middle of all. */
export function middle({ ring, quality }: SpotSheet): Polar {
  if (!ring || !quality) return { angle: 0, r: 0 };
  const band = RINGS[ring];
  return { angle: MIDDLE[quality], r: ((EDGES[band] ?? 0) + (EDGES[band + 1] ?? 0)) / 2 };
}

/** The outline of a zone. */
export function outline({ ring, quality }: SpotSheet, inset = 0): string {
  const core = EDGES[0] - inset;
  if (!ring || !quality) return `M0 ${-core}A${core} ${core} 0 1 1 0 ${core}A${core} ${core} 0 1 1 0 ${-core}z`;
  const band = RINGS[ring];
  const [inner, outer] = [(EDGES[band] ?? 0) + inset, (EDGES[band + 1] ?? 0) - inset];
  const [from, to] = [MIDDLE[quality] - 60, MIDDLE[quality] + 60];
  const [a, b] = [degrees(inset, outer), degrees(inset, inner)];
  return (
    `M${at(from + b, inner)}L${at(from + a, outer)}A${outer} ${outer} 0 0 1 ${at(to - a, outer)}` +
    `L${at(to - b, inner)}A${inner} ${inner} 0 0 0 ${at(from + b, inner)}z`
  );
}

/** Stones of the reserve lie in a circle, with one more in the middle where there are many. */
function inReserve(index: number, count: number): Polar {
  if (count === 1) return { angle: 0, r: 0 };
  if (count <= 4) return { angle: (360 / count) * index, r: count === 2 ? 11.5 : 15 };
  const around = Math.min(count - 1, 9);
  if (index < around) return { angle: (360 / around) * index, r: 25 };
  const rest = count - around;
  return rest === 1 ? { angle: 0, r: 0 } : { angle: (360 / rest) * (index - around), r: 9 };
}

/** Where the stone with this number lies, of so many in a zone: beside its icon, left and right. */
export function slot(zone: SpotSheet, index: number, count: number): Polar {
  const { angle, r } = middle(zone);
  if (!zone.ring) return inReserve(index, count);
  const side = index % 2 === 0 ? -1 : 1;
  const first = degrees(ICON + STONE + 2, r);
  const last = 60 - degrees(STONE + 2, r);
  const pairs = Math.ceil(count / 2);
  const step = pairs < 2 ? 0 : Math.min(degrees(2 * STONE + 1, r), (last - first) / (pairs - 1));
  return { angle: angle + side * (first + Math.floor(index / 2) * step), r };
}

/** The same direction, as near as can be to another one, so that nothing turns the long way. */
export const near = (from: number, angle: number): number => from + ((((angle - from) % 360) + 540) % 360) - 180;

/** The way from one place to another: along the ring, along the ray, or across both. */
export function way(from: Polar, to: Polar): string {
  const start = from.r === 0 ? to.angle : from.angle;
  const turn = to.r === 0 ? 0 : near(start, to.angle) - start;
  const steps = 18;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    return `${step === 0 ? 'M' : 'L'}${at(start + turn * part, from.r + (to.r - from.r) * part)}`;
  }).join('');
}

/** The zone at a point of the drawing. */
export function zoneAt(zones: readonly SpotSheet[], x: number, y: number): number {
  const r = Math.hypot(x, y);
  const band = EDGES.findIndex((edge) => r <= edge) - 1;
  if (band === -1) return zones.findIndex(({ ring }) => ring === null);
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  return zones.findIndex(
    ({ ring, quality }) =>
      ring && quality && RINGS[ring] === band && Math.abs(near(MIDDLE[quality], angle) - MIDDLE[quality]) <= 60,
  );
}

/** The zone to which a key leads: sections by left and right, rings by up and down, 0 the reserve. */
export function stepped(zones: readonly SpotSheet[], from: number, key: string): number | null {
  const { ring = null, quality = null } = zones[from] ?? {};
  const find = (band: number, section: Quality) =>
    zones.findIndex((zone) => zone.ring !== null && RINGS[zone.ring] === band && zone.quality === section);
  const core = zones.findIndex((zone) => zone.ring === null);
  if (key === '0') return core;
  const band = ring ? RINGS[ring] : -1;
  const section = quality ?? 'freedom';
  const turn = { ArrowLeft: 2, ArrowRight: 1 }[key];
  if (turn !== undefined) {
    const next = CLOCKWISE[(CLOCKWISE.indexOf(section) + turn) % 3] ?? section;
    return find(Math.max(band, 0), next);
  }
  if (key === 'ArrowUp') return find(Math.min(band + 1, 2), section);
  if (key === 'ArrowDown') return band <= 0 ? core : find(band - 1, section);
  return null;
}

/** An insight on the dial, the same one as long as it lies there. */
export interface Stone {
  id: number;
  own: boolean;
  spot: number;
}

/** The stones after a change: those that a zone has too many of go where they are missing. */
export function moved(stones: readonly Stone[], dial: PlayerView['dial'], next: () => number): Stone[] {
  const result: Stone[] = [];
  for (const own of [false, true]) {
    const missing = dial.map((counts) => counts[own ? 1 : 0]);
    const spare: Stone[] = [];
    for (const stone of stones.filter((one) => one.own === own)) {
      const stays = (missing[stone.spot] ?? 0) > 0;
      if (stays) missing[stone.spot] = (missing[stone.spot] ?? 0) - 1;
      if (stays) result.push(stone);
      else spare.push(stone);
    }
    missing.forEach((count, spot) => {
      for (let more = 0; more < count; more += 1) result.push({ id: spare.shift()?.id ?? next(), own, spot });
    });
  }
  return result;
}
