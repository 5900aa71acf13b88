// What stands on the sheet of a new table, and the wish that it makes. People take the first seats
// and bots the last ones, as the server seats them: so the sheet shows them in this order.
import { botsFor, usualBot } from '../../lib/names';
import type { CircleMember, Create, GameInfo } from '../../protocol';
import { CLOCKS, type ClockName } from '../clocks';

/** A chair for somebody who comes by link, or for anybody who finds the table. */
export type Guest = 'friend' | 'anyone';

export interface BotChair {
  level: string;
  name: CircleMember;
}

export interface Sheet {
  guests: Guest[];
  bots: BotChair[];
  options: Record<string, string>;
  clock: ClockName;
  /** Whether others than those with the link may find and watch it. */
  open: boolean;
  undo: NonNullable<Create['undo']>;
  hints: NonNullable<Create['hints']>;
  pack: string;
}

/** How many sit there, oneself included. */
export const playersOf = ({ guests, bots }: Pick<Sheet, 'guests' | 'bots'>): number => 1 + guests.length + bots.length;

/** The first of the circle who does not sit there yet. */
export function nextName(circle: readonly CircleMember[], bots: readonly BotChair[]): CircleMember {
  const free = circle.find((name) => !bots.some((bot) => bot.name === name));
  return free ?? circle[bots.length % circle.length]!;
}

/** So many bots of a level, each with another name. */
export function botsOf(count: number, level: string, circle: readonly CircleMember[]): BotChair[] {
  return Array.from({ length: count }).reduce<BotChair[]>(
    (bots) => [...bots, { level, name: nextName(circle, bots) }],
    [],
  );
}

/** The chairs as another game can have them: too many go, bots first; too few are filled with bots. */
export function fitted(
  sheet: Pick<Sheet, 'guests' | 'bots'>,
  game: GameInfo,
  circle: readonly CircleMember[],
): Pick<Sheet, 'guests' | 'bots'> {
  const best = usualBot(game);
  const guests = sheet.guests.slice(0, game.most_players - 1);
  const bots = sheet.bots
    .slice(0, game.most_players - 1 - guests.length)
    .map((bot) => (botsFor(game).includes(bot.level) ? bot : { ...bot, level: best }));
  while (playersOf({ guests, bots }) < game.least_players) bots.push({ level: best, name: nextName(circle, bots) });
  return { guests, bots };
}

/** Whether anybody may sit down or watch: an open chair makes the whole table public. */
export const isPublic = ({ guests, open }: Sheet): boolean => open || guests.includes('anyone');

/** The options that matter for so many players. */
export const optionsFor = (game: GameInfo, players: number): GameInfo['options'] =>
  game.options.filter(({ least_players, most_players }) => players >= least_players && players <= most_players);

/** The wish of a sheet. */
export function wishOf(sheet: Sheet, game: GameInfo): Create {
  const players = playersOf(sheet);
  const chosen = optionsFor(game, players).flatMap(({ key }) =>
    sheet.options[key] === undefined ? [] : [[key, sheet.options[key]] as const],
  );
  return {
    game: game.key,
    players,
    options: Object.fromEntries(chosen),
    bots: sheet.bots.map(({ level }) => level),
    circle: sheet.bots.map(({ name }) => name),
    pace: CLOCKS[sheet.clock],
    visibility: isPublic(sheet) ? 'public' : 'link',
    undo: sheet.undo,
    ...(sheet.hints === 'alone' ? {} : { hints: sheet.hints }),
    ...(sheet.pack ? { pack: sheet.pack } : {}),
  };
}

/** Who is waited for once the table is set. */
export type Company = 'alone' | 'bots' | 'friends' | 'anyone';

export function companyOf({ guests, bots }: Pick<Sheet, 'guests' | 'bots'>): Company {
  if (guests.includes('anyone')) return 'anyone';
  if (guests.length > 0) return 'friends';
  return bots.length > 0 ? 'bots' : 'alone';
}

/** The options of the sheet that are not as usual. */
export const unusual = (sheet: Sheet, game: GameInfo): GameInfo['options'] =>
  optionsFor(game, playersOf(sheet)).filter(
    ({ key, default: usual }) => sheet.options[key] !== undefined && sheet.options[key] !== usual,
  );
