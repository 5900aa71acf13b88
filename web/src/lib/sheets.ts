// What is printed on components, fetched once for each pack and kept by the browser for ever.
import type { ComponentSheet, GameInfo, TableInfo } from '../protocol';
import { get } from './api';

const kept = new Map<string, Promise<ComponentSheet>>();

/** The address of a sheet: all that it depends on is in it. */
export function addressOf(
  { game, pack, rules, players, options }: { game: string; pack: string; rules: number; players: number; options: Record<string, string> },
): string {
  const wish = new URLSearchParams({ rules: String(rules), players: String(players), ...options });
  return `/api/games/${game}/sheets/${pack}?${wish}`;
}

function sheet(path: string): Promise<ComponentSheet> {
  const known = kept.get(path);
  if (known) return known;
  const asked = get<ComponentSheet>(path);
  asked.catch(() => kept.delete(path));
  kept.set(path, asked);
  return asked;
}

/** The components of a table. */
export const sheetOf = ({ game, pack, rules, options, seats }: TableInfo): Promise<ComponentSheet> =>
  sheet(addressOf({ game, pack, rules, players: seats.length, options: options as Record<string, string> }));

/** The built-in components of a game, with as many players as can play. */
export const sheetOfGame = ({ key, pack, rules, most_players }: GameInfo): Promise<ComponentSheet> =>
  sheet(addressOf({ game: key, pack, rules, players: most_players, options: {} }));
