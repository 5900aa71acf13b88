// The contract of a board: what the frame gives it, and what it may give the frame.
import type { Component } from 'svelte';
import type { Offer, Preview, SeatInfo, Snapshot } from '../protocol';
import type { Light } from '../lib/offers';
import type { Words } from '../lib/words';

/** What makes an element a piece: spread it onto an HTML or SVG element. */
export type PieceAttributes = Record<string, unknown>;

/** What every drawing of a table is given. It draws; it knows no rule. */
export interface BoardProps {
  /** The key of the game. */
  game: string;
  /** What the viewer sees, in the form of the game (`view.rs`). */
  view: unknown;
  /** What is printed on the components, in the form of the game (`wire.ts`). */
  sheet: unknown;
  /** Texts, with the names of pieces and players. */
  words: Words;
  /** The viewer's seat, or null for a spectator. */
  seat: number | null;
  /** The seats in turn order. */
  seats: readonly SeatInfo[];
  /** Everything else that was sent with the view. */
  snapshot: Snapshot;
  /** Attributes for the element that is this piece: light, name, keys, clicks, motion. */
  piece: (name: string, label?: string) => PieceAttributes;
  /** How a piece stands to the question. */
  light: (name: string) => Light;
  /** The answer that somebody rests on, else the one that is chosen. */
  focused: Offer | null;
  /** What that answer would do, once the server has said so. */
  preview: Preview | null;
  /** What an answer would do, before anybody rests on it. */
  foresee: (offer: Offer) => Promise<Preview | null>;
  /** Attributes for an element that gives this answer: a button drawn on the board. */
  answer: (offer: Offer) => PieceAttributes;
  /** Which part is shown where there is room for one only; null shows all. */
  tab: string | null;
}

/** What is drawn on a seat's card beside the name. */
export interface SeatProps extends BoardProps {
  /** The seat of the card. */
  of: number;
}

/** A part of a board that has a tab of its own on a small screen. */
export interface BoardTab {
  id: string;
  icon: string;
  /** The key of its text. */
  text: string;
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Drawn on the card of each seat. */
  Seat?: Component<SeatProps>;
  /** Drawn in the prompt, between the question and the list of answers. */
  Prompt?: Component<BoardProps>;
  /** Drawn above the seats, such as the round and what comes next. */
  Progress?: Component<BoardProps>;
  tabs: BoardTab[];
  /** On a small screen: the tab where a new question is answered. */
  front?: (snapshot: Snapshot) => string;
  /** The groups of offers that the board shows as lit pieces: their list is folded. */
  drawn: string[];
  /** Keys of the keyboard that only this board knows, each with the key of its text. */
  keys?: readonly (readonly [string, string])[];
}

/** What the folders of the games bring; a game without a drawing has the plain board. */
const BOARDS = import.meta.glob<{ board: BoardModule }>('../../../games/*/web/index.ts');

export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[`../../../games/${game}/web/index.ts`] ?? (() => import('./plain'));
  return (await load()).board;
}
