// What the text table reads of Unconscious Mind (`crates/unconscious-mind/src/view.rs`).
import type { IdView } from '../types';

type Name = string | null;

export interface Room {
  client: Name;
  layer: Name;
  manifest: Name;
  latent: Name;
  marker: number;
}

export interface Player {
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
  notebook: Name[];
  'room-card': string;
  blocked: boolean;
  played: string[];
  cured: string[];
  rooms: Room[];
}

export interface Space {
  name: string;
  blocked: boolean;
  owner: number | null;
  action: Name;
  ideas: number;
  bright: number;
}

export interface View {
  round: number;
  turn: number;
  freud: string;
  'freud-marker': number;
  journalist: Name;
  fireworks: Name;
  signal: number | null;
  players: Player[];
  spaces: Space[];
  tiles: { level: string; below: number; shown: Name[] }[];
  'shown-clients': ({ client: Name; layer: Name } | null)[];
  'shown-manifest': Name[];
  'shown-research': Name[];
  treatises: { name: string; owner: number | null; volumes: Name[] }[];
  goals: { name: string; owner: number | null }[];
  locations: { location: string; used: boolean[] }[];
  districts: { colour: string; marks: (number | null)[]; tokens: number }[];
  candidates: string[];
  held: string[];
  id?: IdView;
  mine: { seat: number; hand: string[] } | null;
}

const QUALITIES = ['growth', 'freedom', 'passion'];

/** The places of the dial in the order of the view: the reserve, then ring by ring. */
export const SPOTS = [
  'reserve',
  ...['minor', 'median', 'major'].flatMap((ring) => QUALITIES.map((quality) => `${ring}-${quality}`)),
];

/** The actions of the meeting table. */
export const ACTIONS = [
  'tile-left', 'tile-centre', 'tile-right', 'gain-research', 'play-or-publish', 'three-insights',
  'arrange-insights', 'move-professor', 'move-freud',
];

export function present(names: readonly Name[]): string[] {
  return names.filter((name) => name !== null);
}
