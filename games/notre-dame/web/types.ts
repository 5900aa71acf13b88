// What the board reckons from what the server shows (`wire.ts`, made from the rules).
import type { BoardProps } from '$web/boards/board';
import type { Forecast } from './forecast.svelte';
import type { Foreseen } from './foresee';
import type { Frame, Kind, Pane, PlayerView, Sector, Sheet, View } from './wire';

export type * from './wire';

/** What the parts of the board are given: the table, and what answers would do. */
export interface Foresight extends BoardProps {
  /** What the answer that somebody rests on would do. */
  ghost: Foreseen | null;
  /** What each open answer would do, by the piece that stands for it. */
  forecast: Forecast;
}

/** Where pieces can be looked for, and the harbour. */
export type PlaceName = Kind | Pane;

type NameOf<T> = T extends string ? T : T extends object ? keyof T : never;
export type FrameName = NameOf<Frame>;

/** The phases of a round as people know them. */
export const PHASES: readonly FrameName[] = ['draft', 'cards', 'hire', 'plague'];

/** The name of a phase or question: it stands alone or before what belongs to it. */
export function frameName(frame: Frame): FrameName {
  return (typeof frame === 'string' ? frame : Object.keys(frame)[0]) as FrameName;
}

/** The sectors clockwise in a borough. */
export const sectorsOf = (sheet: Sheet): Sector[] => sheet.panes.filter((pane) => pane !== 'harbour');

/** The markers of a player in a sector. */
export function markersIn(player: PlayerView, sector: PlaceName): number {
  return player.sectors.find(([name]) => name === sector)?.[1] ?? 0;
}

/** The pieces of a player in a place: markers, and the friend where it is. */
export function piecesIn(player: PlayerView, place: PlaceName): number {
  if (place === 'notre-dame') return player.cathedral;
  return markersIn(player, place) + (player.friend === place ? 1 : 0);
}

/** The place of a seat in the order of turns, counted from the start player. */
function turnOf(view: View, sheet: Sheet, seat: number): number {
  const seats = view.players.map((_, turn) => (view.start + turn * sheet['turn-on']) % view.players.length);
  return seats.indexOf(seat);
}

/** Where the plague of the round would bring a rat, unless it has come already. */
export function forecastOf(view: View, sheet: Sheet, seat: number): number | null {
  const { phase } = view;
  if (phase === 'round' || phase === 'round-end' || phase === 'over') return null;
  const now = 'plague' in phase ? phase.plague.turn : 0;
  return turnOf(view, sheet, seat) < now ? null : (view.players[seat]?.forecast ?? null);
}

/** The prestige of a player, where the viewer may see it. */
export function prestigeOf(view: View, seat: number): number | null {
  return view.prestige.find((known) => known.seat === seat)?.total ?? null;
}
