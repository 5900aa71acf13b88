// The text table of each game: the same position without a drawing, playable from the list alone.
import type { Component } from 'svelte';
import type { BoardModule, BoardProps } from '../../boards/board';
import { board as plain } from '../../boards/plain';

const TABLES = import.meta.glob<{ default: Component<BoardProps> }>('../../../../games/*/web/Text.svelte');

/** The plain board with everything seen in words; no offer is drawn, so none is folded away. */
export async function textTableOf(game: string): Promise<BoardModule> {
  const load = TABLES[`../../../../games/${game}/web/Text.svelte`];
  return load ? { ...plain, Board: (await load()).default } : plain;
}
