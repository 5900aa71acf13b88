// What every part of the Id's board is drawn from: the table at a moment, and what is lit in it.
import type { BoardProps } from '$web/boards/board';
import type { Sheet, View } from '../wire';
import type { Lit } from './lit';

export interface Shown extends Pick<BoardProps, 'words' | 'piece' | 'game'> {
  /** The table at the step that is looked at. */
  view: View;
  /** The table before that step. */
  before: View;
  sheet: Sheet;
  lit: Lit;
}
