// What people and bots are called.
import type { SeatInfo } from '../protocol';
import type { Words } from './words';

/** What a seat is called. */
export function seatName(words: Words, seat: SeatInfo, number: number): string {
  if (seat.sitter === 'empty') return words.say('seat-free');
  if ('person' in seat.sitter) return seat.sitter.person.name;
  return words.say('seat-bot', { number: number + 1 });
}
