// Telling a person what happened and that it is their turn, by the means they have chosen.
import type { Told } from '../protocol';
import { isHeard, soundsOf, type GameSounds, type Sound } from './heard';
import { settings } from './settings.svelte';

const GAMES = import.meta.glob<GameSounds>('../../../games/*/web/sounds.ts', { import: 'sounds' });

/** Nothing sounds before somebody has touched the page. */
let touched = false;
const touch = () => (touched = true);
for (const name of ['pointerdown', 'keydown']) addEventListener(name, touch, { once: true, capture: true });

/** Plays what may be heard now. */
export async function sound(sounds: readonly Sound[]): Promise<void> {
  const hour = new Date().getHours();
  const heard = sounds.filter((one) => isHeard(one, settings.chosen, hour, touched));
  if (heard.length > 0) (await import('./sounds')).play(heard, settings.chosen.volume);
}

/** The sounds of what was told at a table, where its game has any. */
export async function hear(game: string, told: readonly Told[]): Promise<void> {
  if (settings.chosen.sounds !== 'game' || told.length === 0 || !touched || document.hidden) return;
  const of = await GAMES[`../../../games/${game}/web/sounds.ts`]?.();
  if (of) await sound(soundsOf(told, of));
}

/** Says that it is our turn, by sound and by a notification if the page is not looked at. */
export function yourTurn(title: string, body: string): void {
  void sound(['turn']);
  const wanted = settings.chosen.notify && document.hidden && 'Notification' in window;
  if (wanted && Notification.permission === 'granted') new Notification(title, { body });
}
