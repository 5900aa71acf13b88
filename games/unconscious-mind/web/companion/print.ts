// What is printed everywhere: locations, districts, and what the numbers of the Id are called.
import type { Colour, Tag } from '../wire';

export const TAGS: readonly Tag[] = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe', 'wild'];
export const COLOURS: readonly Colour[] = ['green', 'purple', 'red'];

/** The numbers on its board: what each is called, and its picture. */
export const NUMBERS: Record<string, { key: string; sprite?: string } | undefined> = {
  coffee: { key: 'um-at-number-coffee', sprite: 'coffee' },
  boxes: { key: 'um-at-number-boxes', sprite: 'hsb' },
  ideas: { key: 'um-at-number-ideas', sprite: 'idea' },
  bright: { key: 'um-at-number-bright', sprite: 'bulb' },
  insights: { key: 'um-at-number-insights', sprite: 'gen' },
  points: { key: 'um-at-number-points', sprite: 'coin' },
  reputation: { key: 'um-at-number-reputation', sprite: 'medal' },
  inkpot: { key: 'um-at-number-inkpot', sprite: 'inkpot' },
  compass: { key: 'um-at-number-compass' },
  stack: { key: 'um-at-number-stack', sprite: 'card' },
  active: { key: 'um-at-number-active', sprite: 'book' },
  'room-1': { key: 'um-at-number-room-1', sprite: 'heart' },
  'room-2': { key: 'um-at-number-room-2', sprite: 'heart' },
};
