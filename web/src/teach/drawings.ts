// The small drawings in the cards of a lesson, made of the game's own pieces.
import type { Component } from 'svelte';

export interface DrawingProps {
  name: string;
}

const DRAWINGS = import.meta.glob<{ default: Component<DrawingProps> }>('../../../games/*/web/teach/Drawing.svelte');

export async function drawingOf(game: string): Promise<Component<DrawingProps> | null> {
  return (await DRAWINGS[`../../../games/${game}/web/teach/Drawing.svelte`]?.())?.default ?? null;
}
