// The events that sound: cards are played, markers put and moved, coins and prestige come.
import type { GameSounds } from '$web/lib/heard';

export const sounds: GameSounds = {
  place: ['moved', 'rode', 'gathered', 'shifted', 'plague-came'],
  coin: ['took-coins', 'scored', 'gave', 'cathedral-scored', 'took-message'],
  card: ['played', 'shown', 'passed', 'hired'],
};
