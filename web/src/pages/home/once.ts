// One click to a game against bots.
import { games, plainWish, playersAtOnce } from '../../lib/games.svelte';
import { minutesOf } from '../../lib/manifests';
import { usualBot } from '../../lib/names';
import type { GameInfo, TableLine } from '../../protocol';

/** Opens a table with bots on all other seats, and starts. */
export function playNow(game: GameInfo): Promise<void> {
  const players = playersAtOnce(game);
  const bot = usualBot(game);
  return games.create({ ...plainWish(game, players), bots: Array.from({ length: players - 1 }, () => bot) });
}

/** What is played alone if nobody says what: the game of the last table, else the shortest one. */
export function aloneGame(list: readonly GameInfo[], tables: readonly TableLine[]): GameInfo | null {
  const latest = [...tables].sort((one, other) => other.changed - one.changed)[0];
  const known = list.find(({ key }) => key === latest?.game);
  const least = ({ key }: GameInfo) => minutesOf(key)?.least ?? Number.MAX_SAFE_INTEGER;
  return known ?? [...list].sort((one, other) => least(one) - least(other))[0] ?? null;
}
