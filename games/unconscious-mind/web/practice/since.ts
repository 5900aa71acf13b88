// What has changed in somebody's practice since a moment: the pieces that carry a golden bar, and the
// numbers with what they were.
import type { PlayerView, RoomView, Sheet, View } from '../wire';

export type Counted = 'points' | 'reputation' | 'coffee' | 'boxes' | 'ideas' | 'bright' | 'inkpot';

export interface Moved {
  what: Counted;
  from: number;
  to: number;
}

const COUNTED: readonly Counted[] = ['points', 'reputation', 'coffee', 'boxes', 'ideas', 'bright', 'inkpot'];

/** The numbers that are not what they were. */
export function moved(then: View, now: View, of: number): Moved[] {
  const [old, here] = [then.players[of], now.players[of]];
  if (!old || !here) return [];
  return COUNTED.filter((what) => old[what] !== here[what]).map((what) => ({ what, from: old[what], to: here[what] }));
}

const added = (old: readonly string[], here: readonly string[]): string[] => here.filter((name) => !old.includes(name));

function inRoom(at: number, old: RoomView | undefined, here: RoomView | undefined): string[] {
  if (!old || !here || JSON.stringify(old) === JSON.stringify(here)) return [];
  const parts = [here.client, here.layer, here.latent, here.manifest];
  const before = [old.client, old.layer, old.latent, old.manifest];
  const fresh = parts.flatMap((name, part) => (name !== null && name !== before[part] ? [name] : []));
  return [`room-${at + 1}`, ...fresh];
}

function published(view: View, of: number): string[] {
  return view.treatises.filter(({ owner }) => owner === of).map(({ name }) => name);
}

function own(sheet: Sheet, old: PlayerView, here: PlayerView): string[] {
  const cells = here.notebook.flatMap((tile, at) => (tile !== null && tile !== old.notebook[at] ? [tile] : []));
  const spots = sheet.practice.dial.flatMap(({ name }, at) =>
    JSON.stringify(here.dial[at]) === JSON.stringify(old.dial[at]) ? [] : [name],
  );
  const lines = sheet.practice.lines.flatMap(({ name }, at) =>
    here['locked-lines'][at] === old['locked-lines'][at] ? [] : [name],
  );
  const inkpot = here.inkpot === old.inkpot ? [] : [sheet.practice['inkpot-spaces'][here.inkpot] ?? ''];
  const rooms = [0, 1].flatMap((at) => inRoom(at, old.rooms[at], here.rooms[at]));
  return [...cells, ...spots, ...lines, ...inkpot, ...rooms];
}

/** The names of what has changed in a practice. */
export function fresh(then: View, now: View, of: number, sheet: Sheet): Set<string> {
  const [old, here] = [then.players[of], now.players[of]];
  if (!old || !here) return new Set();
  return new Set([
    ...own(sheet, old, here),
    ...added(old.played, here.played),
    ...added(old.cured, here.cured),
    ...added(published(then, of), published(now, of)),
  ]);
}
