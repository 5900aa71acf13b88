// What of the Id's board a step is about, so that it can be lit and its way be drawn.
import type { Exchange, View } from '../wire';
import { ID, type Happening } from './events';
import { cellsOf } from './next';
import { did, open, type Step } from './steps';

export interface Lit {
  /** The card that was turned, as a place of the sheet. */
  card: number | null;
  /** Spaces of the meeting table that were tried, and the one that was taken. */
  tried: number[];
  placed: number | null;
  /** The way of the inkpot, the space where it began first. */
  way: number[];
  line: number | null;
  cells: number[];
  flipped: number | null;
  /** Lines whose insight came free. */
  completed: number[];
  compass: boolean;
  exchanges: Exchange[];
  brews: boolean;
  rooms: number[];
  overlays: boolean;
}

export const NOTHING: Lit = {
  card: null,
  tried: [],
  placed: null,
  way: [],
  line: null,
  cells: [],
  flipped: null,
  completed: [],
  compass: false,
  exchanges: [],
  brews: false,
  rooms: [],
  overlays: false,
};

const roomOf = (event: Happening): number[] =>
  event.of === 'open' && event.data !== null && 'room' in event.data ? [event.data.room] : [];

/** The spaces of the track from where the inkpot stood, each once passed. */
function wayOf(step: Step, before: View): number[] {
  const from = before.players[ID]?.inkpot ?? 0;
  const steps = did(step, 'inked').reduce((sum, { data }) => sum + data.steps, 0);
  return steps === 0 ? [] : Array.from({ length: steps + 1 }, (_, at) => (from + at) % 5);
}

/** What a step lights; the view is the one before it. */
export function litOf(step: Step, before: View): Lit {
  const line = did(step, 'line')[0]?.data.line ?? did(step, 'part')[0]?.data.line ?? null;
  const acting = did(step, 'tile').map(({ data }) => data.cell);
  return {
    card: did(step, 'card')[0]?.data.card ?? null,
    tried: did(step, 'taken').map(({ data }) => data.space),
    placed: did(step, 'placed')[0]?.data.space ?? null,
    way: wayOf(step, before),
    line,
    cells: acting.length > 0 || line === null ? acting : cellsOf(line).filter((cell) => before.id?.active[cell]),
    flipped: did(step, 'flipped')[0]?.data.cell ?? null,
    completed: did(step, 'completed').map(({ data }) => data.line),
    compass: did(step, 'compass').length > 0,
    exchanges: did(step, 'exchanged').map(({ data }) => data.what),
    brews: did(step, 'brewed').length > 0,
    rooms: [...new Set([...step.events.flatMap(roomOf), ...did(step, 'dream').map(({ data }) => data.room)])],
    overlays: did(step, 'overlaid').length > 0,
  };
}

/** Whether a step happens in the rooms rather than on the notebook. */
export const inRooms = (step: Step): boolean =>
  ['boxes', 'catharsis', 'overlay', 'cure', 'draft'].includes(step.kind) || open(step, 'dream-used').length > 0;
