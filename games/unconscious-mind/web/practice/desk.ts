// A practice is drawn for its owner, who answers on it, and for everybody else, who reads it.
import type { BoardProps, PieceAttributes } from '$web/boards/board';
import { readable } from '$web/boards/readable';
import type { Offer } from '$web/protocol';
import { componentOf, fullText, linesOf } from '../sheet';
import { seen } from '../seen';
import type { Sheet } from '../wire';

/** What every part of a practice is given. */
export interface Desk extends BoardProps {
  /** Whose practice it is. */
  of: number;
  /** What can be answered on it. */
  offers: readonly Offer[];
}

/** Whether a component has something to read. */
export const hasCard = (sheet: Sheet, name: string): boolean =>
  componentOf(sheet, name) !== null && linesOf(sheet, name).length > 0;

/** The pieces of a practice: those of others, and those of a drawer, are only read. */
export function pieces(props: BoardProps, own: boolean): Pick<Desk, 'piece' | 'light' | 'offers'> {
  const { sheet } = seen(props);
  const still = (name: string, label?: string): PieceAttributes => ({
    role: 'img',
    'aria-label': label ?? props.words.piece(name),
  });
  return {
    piece: readable(own ? props.piece : still, (name) => hasCard(sheet, name)),
    light: own ? props.light : () => 'rest',
    offers: own ? props.snapshot.offers : [],
  };
}

/** The name of a component with its full text, for those who hear the board. */
export function spoken(
  { words, sheet }: Pick<BoardProps, 'words'> & { sheet: Sheet },
  name: string,
  note = '',
): string {
  return [words.piece(name), note, ...fullText(sheet, words, name)].filter(Boolean).join('; ');
}

/** Gives an answer as if its button had been pressed. */
export function give(props: Pick<BoardProps, 'answer'>, offer: Offer): void {
  const { onclick } = props.answer(offer);
  if (typeof onclick === 'function') onclick();
}
