// The events that sound: cards are turned and drawn, tokens flipped.
import type { GameSounds } from '$web/lib/heard';

export const sounds: GameSounds = {
  place: ['flipped', 'id-flipped'],
  coin: ['scored'],
  card: ['turned-up', 'revealed', 'drew', 'drew-professor'],
};
