// The glass of the windows, and the signs of the places.
import type { PlaceName } from './types';

export const LEAD = '#14151c';

export const GLASS: Record<PlaceName, string> = {
  bank: '#e9b033',
  residence: '#b01e3a',
  'cloister-school': '#6fb3da',
  'carriage-house': '#8c9a3a',
  hotel: '#d8718a',
  park: '#1b8054',
  hospital: '#dce9ea',
  harbour: '#2358b0',
  'notre-dame': '#7a45a8',
  'trusted-friend': '#c9bfa4',
};

export const SIGN: Record<PlaceName, string> = {
  bank: 'bank',
  residence: 'residence',
  'cloister-school': 'school',
  'carriage-house': 'inn',
  hotel: 'hotel',
  park: 'park',
  hospital: 'hospital',
  harbour: 'harbour',
  'notre-dame': 'rose',
  'trusted-friend': 'friend',
};

export const seatFill = (owner: number | null) => (owner === null ? '#9fb0b3' : `var(--seat-${owner})`);
