// The paragraphs of the rules behind the components, and which component a piece is.
import { cardOf, COLOURS, SECTORS, type Kind } from './types';

export const PLACE_RULE: Record<Kind | 'harbour', string> = {
  'cloister-school': 'ND-10.3', bank: 'ND-10.5', residence: 'ND-10.6', 'carriage-house': 'ND-10.7',
  hotel: 'ND-10.15', 'trusted-friend': 'ND-10.18', park: 'ND-10.22', hospital: 'ND-10.24',
  'notre-dame': 'ND-10.25', harbour: 'ND-12.4',
};

export const PERSON_RULE: Record<string, string> = {
  fool: 'ND-14.1', minstrel: 'ND-14.2', doctor: 'ND-14.3', monk: 'ND-14.4',
  'money-lender': 'ND-14.5', barmaid: 'ND-14.6', 'city-guard': 'ND-14.7',
  'night-watchman': 'ND-14.8', bishop: 'ND-14.9', 'guild-master': 'ND-14.10',
  'beggar-king': 'ND-14.11', lawyer: 'ND-14.12', 'lady-of-the-court': 'ND-14.13',
  mayor: 'ND-14.14', carpenter: 'ND-14.15',
};

/** What a message gives, and when it may be taken. */
export const MESSAGE_RULE = { gives: 'ND-10.10', rat: 'ND-10.11', sets: 'ND-10.12' };
export const HIRE_RULE = 'ND-7.1';

export type Component = 'card' | 'person' | 'message' | 'place';

/** Which component a piece is, where it has a full card. */
export function componentOf(name: string): Component | null {
  if (name.includes('-message-')) return 'message';
  if (name in PERSON_RULE) return 'person';
  if (placeOf(name) in PLACE_RULE) return 'place';
  const { colour, kind } = cardOf(name);
  return COLOURS.includes(colour) && kind in PLACE_RULE ? 'card' : null;
}

/** The place that a piece is, whosever borough it lies in. */
export function placeOf(name: string): string {
  const [first, second] = name.split(':');
  return first === 'harbour' ? 'harbour' : (second ?? name);
}

export const isSector = (place: string) => SECTORS.some((sector) => sector === place);
