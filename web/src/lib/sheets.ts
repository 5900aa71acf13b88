// What is printed on components, fetched once for each pack and kept by the browser for ever.
import type { ComponentSheet, GameInfo, TableInfo } from '../protocol';
import { get } from './api';

const kept = new Map<string, Promise<ComponentSheet>>();

/** The address of a sheet: all that it depends on is in it. */
export function addressOf({
  game,
  pack,
  rules,
  players,
  options,
  table,
}: {
  game: string;
  pack: string;
  rules: number;
  players: number;
  options: Record<string, string>;
  table?: string;
}): string {
  const wish = new URLSearchParams({ rules: String(rules), players: String(players), ...options });
  if (table) wish.set('table', table);
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
export const sheetOf = (table: TableInfo): Promise<ComponentSheet> => {
  const { game, pack, rules, seats, id, pack_label } = table;
  const options = table.options as Record<string, string>;
  // A pack of its host is shown to those who can name the table.
  const shown = pack_label ? { table: id } : {};
  return sheet(addressOf({ game, pack, rules, players: seats.length, options, ...shown }));
};

/** The built-in components of a game, with as many players as can play. */
export const sheetOfGame = ({ key, pack, rules, most_players }: GameInfo): Promise<ComponentSheet> =>
  sheet(addressOf({ game: key, pack, rules, players: most_players, options: {} }));
