// Which sounds belong to what happened, and when they may be heard.
import type { Told } from '../protocol';

/** The sounds of the house: a piece is put down, coins or points come, a card turns, it is our turn,
 * the match is over. */
export type Sound = 'place' | 'coin' | 'card' | 'turn' | 'end';

/** What a person wants to hear: nothing, that it is their turn, or the game with it. */
export type Hearing = 'off' | 'turn' | 'game';

/** The events of a game that sound, by their names (`web/sounds.ts` in its folder). */
export type GameSounds = Readonly<Record<'place' | 'coin' | 'card', readonly string[]>>;

/** The name of a typed event: a word, or the one field of an object. */
export function nameOf(event: unknown): string | null {
  if (typeof event === 'string') return event;
  const [name, ...more] = typeof event === 'object' && event !== null ? Object.keys(event) : [];
  return name !== undefined && more.length === 0 ? name : null;
}

/** More at once would be noise. */
const MOST = 3;

/** The sounds of what was told, each once, in the order in which they come. */
export function soundsOf(told: readonly Told[], of: GameSounds): Sound[] {
  const kinds = ['place', 'coin', 'card'] as const;
  const names = told.map(({ event }) => ('game' in event ? nameOf(event.game) : null));
  const found = names.flatMap((name) => kinds.filter((kind) => name !== null && of[kind].includes(name)));
  return [...new Set<Sound>(found)].slice(0, MOST);
}

/** From ten in the evening to seven in the morning, by the clock on the wall. */
export const isNight = (hour: number): boolean => hour >= 22 || hour < 7;

export interface Wish {
  sounds: Hearing;
  /** Whether they sound at night too. */
  night: boolean;
  /** From 0 to 100. */
  volume: number;
}

/** Whether a sound may be heard now: only after somebody has touched the page. */
export function isHeard(sound: Sound, { sounds, night, volume }: Wish, hour: number, touched: boolean): boolean {
  if (!touched || sounds === 'off' || volume === 0 || (isNight(hour) && !night)) return false;
  return sounds === 'game' || sound === 'turn';
}
