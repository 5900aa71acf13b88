// The events that sound: ideas, tiles and markers are placed, points come, cards are turned.
import type { GameSounds } from '$web/lib/heard';

export const sounds: GameSounds = {
  place: ['laid', 'placed', 'walked', 'inked', 'elevated', 'generated', 'transferred', 'volume-laid'],
  coin: ['gained', 'published', 'reputation', 'catharsis', 'cured'],
  card: ['drew', 'played', 'card-drawn', 'turned-up', 'client-shown', 'manifest-shown', 'latent-turned'],
};
