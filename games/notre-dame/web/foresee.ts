// What an answer would do, read from the server's preview: pieces that would come and go, and
// what it would yield. Nothing is reckoned here; what the preview does not tell is not shown.
import type { Fill } from '$web/lib/words';
import type { Preview } from '$web/protocol';
import type { EventView, Place, PlaceName, View } from './types';

export interface Foreseen {
  /** How many own markers would come to a place, or leave it where the number is negative. */
  markers: Map<PlaceName, number>;
  /** The sector where the friend would stand. */
  friend: PlaceName | null;
  /** The market where the carriage would stand. */
  carriage: string | null;
  /** The step where the rat would stand. */
  rat: number | null;
  prestige: number;
  /** How much of the prestige comes from the park. */
  park: number;
  coins: number;
  supply: number;
  /** Whether the server says that nothing happens. */
  nothing: boolean;
}

const nothing = (): Foreseen => ({
  markers: new Map(),
  friend: null,
  carriage: null,
  rat: null,
  prestige: 0,
  park: 0,
  coins: 0,
  supply: 0,
  nothing: false,
});

type NamesOf<T> = T extends unknown ? keyof T : never;
type Name = NamesOf<EventView>;
type Of<K extends Name> = Extract<EventView, Record<K, unknown>>[K];
type Readers = { [K in Name]?: (seen: Foreseen, event: Of<K>, view: View) => void };

/** A place of the board; supplies lie beside it. */
function onBoard(place: Place): PlaceName | null {
  if (typeof place === 'object') return place.sector;
  return place === 'cathedral' ? 'notre-dame' : null;
}

function shift(seen: Foreseen, place: PlaceName | null, by: number): void {
  if (by !== 0 && place) seen.markers.set(place, (seen.markers.get(place) ?? 0) + by);
}

const READ: Readers = {
  moved: (seen, { friend, from, to }) => {
    if (friend) seen.friend = onBoard(to);
    shift(seen, onBoard(from), friend ? 0 : -1);
    shift(seen, onBoard(to), friend ? 0 : 1);
  },
  shifted: (seen, { from, to, markers, friend }) => {
    shift(seen, from, -markers);
    shift(seen, to, markers);
    if (friend) seen.friend = to;
  },
  'lost-marker': (seen, { sector }) => shift(seen, sector, -1),
  rode: (seen, { to }, view) => {
    seen.carriage = view.boroughs.flatMap(({ markets }) => markets)[to]?.name ?? null;
  },
  'rat-went-back': (seen, { to }) => (seen.rat = to),
  scored: (seen, { prestige, park }) => {
    seen.prestige += prestige + park;
    seen.park += park;
  },
  'took-coins': (seen, { count }) => (seen.coins += count),
  charged: (seen, { count }) => (seen.coins += count),
  'took-markers': (seen, { count }) => (seen.supply += count),
  gave: (seen, { coins }) => (seen.coins -= coins),
  favoured: (seen, { favour }) => {
    if (favour === 'coin') seen.coins += 1;
    if (favour === 'marker') seen.supply += 1;
  },
  'no-effect': (seen) => (seen.nothing = true),
};

/** Adds one event, where it is about the player. */
function read(seen: Foreseen, event: EventView, seat: number, view: View): void {
  for (const [name, body] of Object.entries(event)) {
    const reader = READ[name as Name] as ((seen: Foreseen, body: unknown, view: View) => void) | undefined;
    if ((body as { seat?: number }).seat === seat) reader?.(seen, body, view);
  }
}

/** What a preview says about a player, up to the end of that player's part. */
export function foreseen(preview: Preview | null, seat: number | null, view: View): Foreseen | null {
  if (!preview || seat === null) return null;
  const seen = nothing();
  for (const { event: happened } of preview.told) {
    if (!('game' in happened)) continue;
    const event = happened.game as EventView;
    // What follows belongs to the round and not to the answer.
    if ('plague-came' in event || 'round-started' in event) break;
    read(seen, event, seat, view);
  }
  return seen;
}

export interface Yield {
  icon: 'prestige' | 'coin' | 'cube' | 'rat';
  text: string;
  count: number;
}

const signed = (count: number) => (count < 0 ? `\u2212${-count}` : `+${count}`);

/** What an answer would yield, as icons with numbers. */
export function yields(seen: Foreseen, rat: number): Yield[] {
  const found: Yield[] = [];
  const add = (icon: Yield['icon'], count: number) =>
    count !== 0 && found.push({ icon, text: signed(count), count: Math.abs(count) });
  add('prestige', seen.prestige);
  add('coin', seen.coins);
  add('cube', seen.supply);
  if (seen.rat !== null && seen.rat !== rat) found.push({ icon: 'rat', text: `${rat} → ${seen.rat}`, count: 0 });
  return found;
}

/** What an answer would yield, in words. */
export function spoken(seen: Foreseen | null, rat: number, say: (key: string, fill: Fill) => string): string {
  const found = seen ? yields(seen, rat) : [];
  return found.map(({ icon, text, count }) => say('nd-web-yield', { what: icon, text, count })).join(', ');
}
