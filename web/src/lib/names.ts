// What people and bots are called, and where somebody sits.
import type { SeatInfo, Sitter, TableInfo } from '../protocol';
import type { Words } from './words';

/** What a sitter is called: bots in the language of the reader. */
export function sitterName(words: Words, sitter: Sitter): string {
  if (sitter === 'empty') return words.say('seat-free');
  if ('bot' in sitter) return words.say(`circle-${sitter.bot.name}`);
  return sitter.person.name || words.say('seat-departed');
}

/** What a seat is called. */
export function seatName(words: Words, seat: SeatInfo): string {
  return sitterName(words, seat.sitter);
}

/** How well a bot plays, in words; one that is not known here is named as it is. */
export function levelOf(words: Words, bot: string): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** Whether a person sits here. */
function sits(sitter: Sitter, person: number | undefined): boolean {
  return typeof sitter === 'object' && 'person' in sitter && sitter.person.id === person;
}

/** The seat of a person, or null; known before the match as well. */
export function seatOf(table: TableInfo | null, person: number | undefined): number | null {
  const at = table?.seats.findIndex(({ sitter }) => sits(sitter, person)) ?? -1;
  return at < 0 ? null : at;
}

/** The seats as they are shown: the viewer first, the others as they follow at the table. */
export function aroundFrom(count: number, own: number | null): number[] {
  return Array.from({ length: count }, (_, at) => (at + (own ?? 0)) % count);
}
