// What is printed everywhere: locations, districts, and what the numbers of the Id are called.
import type { Colour, Tag } from '../wire';

export const TAGS: readonly Tag[] = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe', 'wild'];
export const COLOURS: readonly Colour[] = ['green', 'purple', 'red'];

/** The pictures of the numbers on its board. */
export const PICTURE: Record<string, string | undefined> = {
  coffee: 'coffee',
  boxes: 'hsb',
  ideas: 'idea',
  bright: 'bulb',
  insights: 'gen',
  points: 'coin',
  reputation: 'medal',
  inkpot: 'inkpot',
  stack: 'card',
  active: 'book',
  'room-1': 'heart',
  'room-2': 'heart',
};
