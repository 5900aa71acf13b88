// The contract of a board: what the frame gives it, and what it may give the frame.
import type { Component } from 'svelte';
import type { Offer, Preview, SeatInfo, Snapshot } from '../protocol';
import type { Light } from '../lib/offers';
import type { Step } from '../lib/play.svelte';
import type { Shape } from '../lib/shape';
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
  /** The answers that are left once pieces were picked, free ones last; numbers count from 1. */
  candidates: readonly Offer[];
  /** The pieces that were picked and leave several answers. */
  picked: readonly string[];
  /** The answer that is chosen and not yet sent. */
  chosen: Offer | null;
  /** Picks a piece, as a click on it does. */
  pick: (piece: string) => void;
  /** Chooses without sending, or nothing; once it is sent, these follow as far as they are offered. */
  mark: (offer: Offer | null, then?: readonly Step[]) => void;
  /** Gives this answer, and picks these pieces in the question that follows, if they are in it. */
  intend: (offer: Offer, pieces: readonly string[]) => void;
  /** Which part is shown where there is room for one only; null shows all. */
  tab: string | null;
  /** Brings a part to the front, where not all are shown. */
  show: (tab: string) => void;
  /** How much is shown at once: everything, one of two pages, or a single part. */
  room: RoomSize;
  /** The shape of the window, by its width and height. */
  shape: Shape;
}

export type RoomSize = 'wide' | 'pages' | 'single';

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
  /** The parts behind it, the first one in front; a tab without parts is its own. */
  parts?: readonly string[];
}

export interface BoardModule {
  Board: Component<BoardProps>;
  /** Drawn on the card of each seat. */
  Seat?: Component<SeatProps>;
  /** Drawn in the prompt, between the question and the list of answers. */
  Prompt?: Component<BoardProps>;
  /** Drawn above the seats, such as the round and what comes next. */
  Progress?: Component<BoardProps>;
  /** A few words in the header, such as how near the end is. */
  Pill?: Component<BoardProps>;
  /** On a large screen: `broad` gives the board all but one rail at the right, with two pages on
   * middling screens; else players stand at the left. */
  layout?: 'broad';
  /** The shapes of the window in which the board spans all that is right of the players, and leaves
   * the corner at the lower right to the question: `--cols`, `--corner` and `--top` say how much. */
  corner?: readonly Shape[];
  tabs: BoardTab[];
  /** On a small screen: the tab where a new question is answered. */
  front?: (snapshot: Snapshot) => string;
  /** The groups of offers that the board shows as lit pieces: their list is folded. */
  drawn: string[];
  /** Those of them whose list stays open where the question stands in the corner of the board. */
  listed?: readonly string[];
  /** The module's prompt shows every answer itself, so the frame lists none. */
  prompts?: true;
  /** The groups of offers after which a picked piece is picked again in the next question. */
  carried?: readonly string[];
  /** What the main button says for an answer, where the board knows more than the answer tells. */
  names?: (offer: Offer, props: BoardProps) => string | null;
  /** The answer that is chosen beforehand, such as the cheapest payment; nobody sends it. */
  prefer?: (snapshot: Snapshot) => Offer | null;
  /** Keys of the keyboard that only this board knows, each with the key of its text. */
  keys?: readonly (readonly [string, string])[];
}

/** What the folders of the games bring; a game without a drawing has the plain board. */
const BOARDS = import.meta.glob<{ board: BoardModule }>('../../../games/*/web/index.ts');

export async function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[`../../../games/${game}/web/index.ts`] ?? (() => import('./plain'));
  return (await load()).board;
}
