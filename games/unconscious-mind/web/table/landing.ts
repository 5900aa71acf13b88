// What the rows of the table give to the inkpot of a seat: how far it goes and what is there.
import { LAP, landing } from '../inkpot';
import type { Icon, Sheet, View } from '../wire';

export type Place = 'top' | 'row' | 'left';

export interface Landing {
  steps: number;
  /** The kind of space of the track. */
  place: Place;
  /** The notebook row beside it, 1 to 3. */
  row: number;
  /** What is drawn for it: of a row, what is printed beside it. */
  icons: readonly Icon[];
  /** Own tiles in that row. */
  tiles: number;
  /** Whether the way leads over the icon that frees an idea (UM-11.5). */
  frees: boolean;
}

/** Where the inkpot of a seat would land from a space of the table. */
export function landingOf(view: View, sheet: Sheet, seat: number | null, space: string): Landing | null {
  const way = seat === null ? null : landing(view, sheet, seat, space);
  const player = view.players[seat ?? -1];
  if (!way || !player) return null;
  const { steps, to } = way;
  const place = to === 0 ? 'top' : to === LAP - 1 ? 'left' : 'row';
  const printed = place === 'row' ? sheet.practice.lines[to - 1]?.printed : null;
  const effect = printed ?? sheet.practice.inkpot[to];
  return {
    steps,
    place,
    row: to,
    icons: effect === undefined ? [] : (sheet.effects[effect]?.icons ?? []),
    tiles: place === 'row' ? player.notebook.slice((to - 1) * 3, to * 3).filter((tile) => tile !== null).length : 0,
    frees: player.locked > 0 && player.inkpot + steps >= LAP,
  };
}
