// What a game may bring for its rules: small drawings of components beside the paragraphs.
import type { Component } from 'svelte';
import type { CardProps } from './card';

/** `games/<key>/web/digest.ts`. */
export interface DigestDrawings {
  /** Components by the number of the paragraph that speaks of them. */
  drawings: (sheet: unknown) => Readonly<Record<string, readonly string[]>>;
  /** The picture of one component, without words. */
  Picture: Component<CardProps>;
  /** Whether the picture says the name itself. */
  named?: boolean;
}

const FOUND = import.meta.glob<DigestDrawings>('../../../games/*/web/digest.ts');

/** The drawings of a game; none where it brings none. */
export async function drawingsOf(game: string): Promise<DigestDrawings | null> {
  const load = FOUND[`../../../games/${game}/web/digest.ts`];
  return load ? await load() : null;
}
