// What the server shows of Notre Dame (`crates/notre-dame/src/view.rs`).
import type { BoardProps } from '$web/boards/board';
import type { Forecast } from './forecast.svelte';
import type { Foreseen } from './foresee';

/** What the parts of the board are given: the table, and what answers would do. */
export interface Foresight extends BoardProps {
  /** What the answer that somebody rests on would do. */
  ghost: Foreseen | null;
  /** What each open answer would do, by the piece that stands for it. */
  forecast: Forecast;
}

export const COLOURS = ['lapis', 'amber', 'brick', 'jade', 'aubergine'] as const;
export type Colour = (typeof COLOURS)[number];

/** The sectors clockwise in a borough; the harbour lies between the first and the second. */
export const SECTORS = [
  'hospital', 'bank', 'residence', 'cloister-school', 'carriage-house', 'hotel', 'park',
] as const;
export type Sector = (typeof SECTORS)[number];
export type Kind = Sector | 'notre-dame' | 'trusted-friend';

export interface MarketView {
  name: string;
  message: string | null;
}

export interface BoroughView {
  colour: Colour;
  owner: number | null;
  markets: MarketView[];
}

export interface PlayerView {
  colour: Colour;
  coins: number;
  supply: number;
  general: number;
  sectors: [Sector, number][];
  friend: Sector | null;
  cathedral: number;
  rat: number;
  forecast: number;
  carriage: string;
  messages: [Colour, number][];
  played: string[];
  hand: number;
  hired: string | null;
}

export interface PrestigeView {
  seat: number;
  total: number;
  gained: [string, number][];
  lost: number;
}

/** A phase or a question: its name, alone or with what belongs to it. */
export type Frame = string | Record<string, Record<string, unknown>>;

export interface View {
  round: number;
  period: string;
  start: number;
  phase: Frame;
  question: Frame | null;
  /** The question that comes after it. */
  later?: Frame;
  waiting: number[];
  persons: { name: string; rats: number }[];
  plague: number;
  cathedral: number;
  /** The coins in the general supply, where they are limited. */
  bank?: number;
  boroughs: BoroughView[];
  streets: [string, string][];
  players: PlayerView[];
  prestige: PrestigeView[];
  winners: number[] | null;
  mine: { seat: number; looking: string[]; hand: string[]; choice: string | null } | null;
}

export const LAST_ROUND = 9;
export const LAST_STEP = 9;
/** The phases of a round as people know them. */
export const PHASES = ['draft', 'cards', 'hire', 'plague'] as const;

export interface Card {
  colour: Colour;
  owner: number;
  kind: Kind;
}

/** A card from its plain name, such as `amber-cloister-school`. */
export function cardOf(name: string): Card {
  const cut = name.indexOf('-');
  const colour = name.slice(0, cut) as Colour;
  return { colour, owner: COLOURS.indexOf(colour), kind: name.slice(cut + 1) as Kind };
}

/** Where a market lies, from its plain name, such as `lapis-outer-left`. */
export function marketOf(name: string): { colour: Colour; spot: string } {
  const cut = name.indexOf('-');
  return { colour: name.slice(0, cut) as Colour, spot: name.slice(cut + 1) };
}

/** The name of a phase or question. */
export function frameName(frame: Frame | null): string {
  if (frame === null) return '';
  return typeof frame === 'string' ? frame : (Object.keys(frame)[0] ?? '');
}

/** The markers of a player in a sector. */
export function markersIn(player: PlayerView, sector: string): number {
  return player.sectors.find(([name]) => name === sector)?.[1] ?? 0;
}

/** The pieces of a player in a place: markers, and the friend where it is. */
export function piecesIn(player: PlayerView, place: string): number {
  if (place === 'notre-dame') return player.cathedral;
  return markersIn(player, place) + (player.friend === place ? 1 : 0);
}

/** Where the plague of the round would bring a rat, unless it has come already. */
export function forecastOf(view: View, seat: number): number | null {
  const phase = frameName(view.phase);
  if (['round', 'round-end', 'over'].includes(phase)) return null;
  const count = view.players.length;
  const turn = (seat + count - view.start) % count;
  const now = typeof view.phase === 'object' ? Number(view.phase['plague']?.['turn'] ?? 0) : 0;
  if (phase === 'plague' && turn < now) return null;
  return view.players[seat]?.forecast ?? null;
}

/** The prestige of a player, where the viewer may see it. */
export function prestigeOf(view: View, seat: number): number | null {
  return view.prestige.find((known) => known.seat === seat)?.total ?? null;
}
