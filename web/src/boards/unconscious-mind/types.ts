// What the server shows of Unconscious Mind (`crates/unconscious-mind/src/view.rs`).

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

export interface View {
  round: number;
  freud: string;
  'freud-marker': number;
  signal: number | null;
  players: PlayerView[];
  spaces: SpaceView[];
  tiles: { level: string; below: number; shown: (string | null)[] }[];
  'shown-clients': { client: string | null; layer: string | null }[];
  'shown-manifest': (string | null)[];
  'shown-research': (string | null)[];
  treatises: { name: string; owner: number | null }[];
  goals: { name: string; owner: number | null }[];
  locations: { location: string; used: boolean[] }[];
  districts: { colour: string; marks: (number | null)[]; tokens: number }[];
  candidates: string[];
  held: string[];
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

/** Names without the empty places. */
export function present(names: readonly (string | null)[]): string[] {
  return names.filter((name) => name !== null);
}
