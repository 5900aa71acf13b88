// What people and bots are called, and where somebody sits.
import type { GameInfo, SeatInfo, Sitter, TableInfo } from '../protocol';
import type { Words } from './words';

/** What a sitter is called: bots in the language of the reader. */
export function sitterName(words: Words, sitter: Sitter): string {
  if (sitter === 'empty') return words.say('seat-free');
  if ('bot' in sitter) {
    const outside = outsideName(sitter.bot.bot);
    return outside === null ? words.say(`circle-${sitter.bot.name}`) : words.say('outside-bot', { name: outside });
  }
  return sitter.person.name || words.say('seat-departed');
}

/** What a seat is called. */
export function seatName(words: Words, seat: SeatInfo): string {
  return sitterName(words, seat.sitter);
}

/** The name of a thinker outside of the server, if a bot is one. */
export function outsideName(bot: string): string | null {
  return bot.startsWith('outside:') ? bot.slice('outside:'.length) : null;
}

/** The levels that people choose among, where a game has them; its other bots are for measuring. */
const LEVELS = ['novice', 'club', 'expert', 'champion'];

/** The bots that can be chosen for a game: its own, and the thinkers outside that are connected. */
export function botsFor(game: GameInfo): string[] {
  const levels = LEVELS.filter((level) => game.bots.includes(level));
  const own = levels.length > 0 ? levels : game.bots;
  return [...own, ...(game.outside ?? []).map((name) => `outside:${name}`)];
}

/** The bot that sits down where nobody chose one: a steady one, else the strongest. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes('club') ? 'club' : (game.bots.at(-1) ?? 'random');
}

/** What a bot is called where one is chosen. */
export function choiceOf(words: Words, bot: string): string {
  return outsideName(bot) ?? levelOf(words, bot);
}

/** How well a bot plays, in words; one that is not known here is named as it is. */
export function levelOf(words: Words, bot: string): string {
  if (outsideName(bot) !== null) return words.say('outside-level');
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
