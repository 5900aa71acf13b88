// What the server shows of Unconscious Mind (`crates/unconscious-mind/src/view.rs`), as far as the
// board reads it.
import { t } from '$web/lib/i18n.svelte';
import type { Words } from '$web/lib/words';

export interface RoomView {
  client: string | null;
  layer: string | null;
  manifest: string | null;
  latent: string | null;
  marker: number;
}

export interface PlayerView {
  points: number;
  reputation: number;
  coffee: number;
  boxes: number;
  bright: number;
  inkpot: number;
  ideas: number;
  locked: number;
  hand: number;
  known: string[];
  choice: string[];
  professor: string;
  dial: [number, number][];
  notebook: (string | null)[];
  played: string[];
  cured: string[];
  rooms: RoomView[];
}

export interface SpaceView {
  name: string;
  blocked: boolean;
  owner: number | null;
  action: string | null;
  ideas: number;
  bright: number;
}

/** What the solo game adds: the board of the Id. */
export interface IdView {
  compass: string;
  tiles: string[];
  active: boolean[];
  /** The locked ideas on which a bright idea lies, from the left. */
  guards: boolean[];
  /** The coffee that makes a box. */
  brew: number;
  deck: number;
  spent: string[];
  /** The overlays from the top: the routine column, then that of their twins. */
  order: string[];
  /** The overlays on clients: overlay and client. */
  covers: [string, string][];
  /** The goals, the person's treatises and the Id's cards, each row from the left. */
  'goal-row': string[];
  shelf: string[];
  row: string[];
}

export interface View {
  round: number;
  freud: string;
  'freud-marker': number;
  journalist: string | null;
  signal: number | null;
  players: PlayerView[];
  spaces: SpaceView[];
  tiles: { level: string; below: number; shown: (string | null)[] }[];
  'shown-clients': ({ client: string; layer: string } | null)[];
  'shown-manifest': (string | null)[];
  'shown-research': (string | null)[];
  treatises: { name: string; owner: number | null; volumes: (string | null)[] }[];
  goals: { name: string; owner: number | null }[];
  locations: { location: string; used: boolean[]; cover: { tile: string } | null }[];
  districts: { colour: string; marks: (number | null)[]; tokens: number }[];
  candidates: string[];
  held: string[];
  id?: IdView;
  mine: { seat: number; hand: string[] } | null;
}

const RINGS = ['minor', 'median', 'major'];
const QUALITIES = ['growth', 'freedom', 'passion'];

/** The places of the dial in the order of the view: the reserve, then ring by ring. */
export const SPOTS = [
  'reserve',
  ...RINGS.flatMap((ring) => QUALITIES.map((quality) => `${ring}-${quality}`)),
];

/** The cells of a notebook, row by row. */
export const CELLS = [1, 2, 3].flatMap((row) => [1, 2, 3].map((column) => `r${row}c${column}`));

/** The actions of the meeting table, row by row. */
export const ACTIONS = [
  'tile-left', 'tile-centre', 'tile-right', 'gain-research', 'play-or-publish', 'three-insights',
  'arrange-insights', 'move-professor', 'move-freud',
];

/** The bonus slots of a location and of a district, in the order of the view. */
export const slotsOf = (location: string) => ['top', 'middle', 'bottom'].map((at) => `${location}-${at}`);
export const districtSlots = (colour: string) => [3, 4, 5, 6].map((tags) => `${colour}-${tags}`);

/** Names without the empty places. */
export function present(names: readonly (string | null)[]): string[] {
  return names.filter((name) => name !== null);
}

/** Whose board it is; in solo the second one is the Id's. */
export function boardName(view: View, of: number, words: Words): string {
  return view.id && of === 1 ? t('um-board-id') : words.name(of);
}
