// The catalogue of the server.
import type { ClientMessage, Create, GameInfo, TableInfo } from '../protocol';
import { get, post } from './api';
import { newKey } from './key';
import { playersNow } from './manifests';
import { botsFor } from './names';
import { router } from './router.svelte';
import { session } from './session.svelte';

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;
  /** Whether a table is on its way: who waits for it needs no other list. */
  opening = false;

  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>('/api/games').then(
      (list) => void (this.list = list),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Asks once more, because thinkers outside come and go; what is known stays until then. */
  async refresh(): Promise<void> {
    this.list = await get<GameInfo[]>('/api/games');
    this.asked ??= Promise.resolve();
  }

  bots(game: string): string[] {
    const info = this.list.find((info) => info.key === game);
    return info ? botsFor(info) : [];
  }

  /** Makes a table and goes there; where bots fill every other seat, the match starts at once. */
  async create(wish: Create): Promise<void> {
    this.opening = true;
    try {
      await session.someone();
      const table = await post<TableInfo>('/api/tables', wish);
      if (wish.bots.length + 1 === wish.players) await this.start(table.id);
      router.go(`/table/${table.id}`);
    } finally {
      this.opening = false;
    }
  }

  /** Goes on to the next game of a table; where nobody else is waited for, it starts at once. */
  async goOn(id: string): Promise<void> {
    const { stage, seats } = await get<TableInfo>(`/api/tables/${id}`);
    const people = seats.filter(({ sitter }) => sitter === 'empty' || 'person' in sitter);
    if (stage === 'open' && people.length === 1) await this.start(id);
    router.go(`/table/${id}`);
  }

  private async start(id: string): Promise<void> {
    const message: ClientMessage = { key: newKey(), command: { do: 'start' } };
    await post(`/api/tables/${id}/commands`, message);
  }
}

export const games = new Games();

/** How many sit at a table: three where the game allows it. */
export function usualPlayers(game: GameInfo): number {
  return allowed(game, 3);
}

/** How many sit at a table that is opened with one click, as the game likes it. */
export function playersAtOnce(game: GameInfo): number {
  return allowed(game, playersNow(game.key) ?? 3);
}

function allowed(game: GameInfo, players: number): number {
  return Math.min(Math.max(players, game.least_players), game.most_players);
}

/** A wish for a table with everything at its default. */
export function plainWish(game: GameInfo, players: number): Create {
  return {
    game: game.key,
    players,
    options: {},
    bots: [],
    pace: { turn_based: false },
    visibility: 'link',
    undo: 'free',
  };
}
