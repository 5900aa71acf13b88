// The contract of a card: how a game shows any of its components by plain name.
import type { Component } from 'svelte';
import type { Words } from '../lib/words';
import type { Fact } from './Facts.svelte';

/** What a component is drawn from, on a board or away from any table. */
export interface CardProps {
  /** The plain name of the component. */
  name: string;
  /** What is printed on the components, in the form of the game (`wire.ts`). */
  sheet: unknown;
  /** Texts, with the names of pieces. */
  words: Words;
  /** The key of the game, where one drawing serves several. */
  game?: string;
}

/** Components that lie together on the page of components. */
export interface CardGroup {
  title: string;
  names: string[];
}

/** What `games/<key>/web/Card.svelte` brings. */
export interface CardModule {
  /** The full card: picture and words. */
  default: Component<CardProps>;
  /** Every component that has a card. */
  groups: (sheet: unknown, words: Words) => CardGroup[];
  /** What a card says, line by line, each with its rule. */
  facts: (props: CardProps) => Fact[];
}

const CARDS = import.meta.glob<CardModule>('../../../games/*/web/Card.svelte');

/** The cards of a game; one without drawings has cards of words. */
export function cardsOf(game: string): Promise<CardModule> {
  const load = CARDS[`../../../games/${game}/web/Card.svelte`];
  return load ? load() : import('./PlainCard.svelte').then((module) => module as CardModule);
}
