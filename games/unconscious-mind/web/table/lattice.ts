// The lattice of the meeting table: four rows of idea spaces around three rows of actions (UM-10.2).

/** Idea spaces in a row. */
export const SPACES = 4;
/** Actions in a row. */
export const ACTIONS = 3;

/** Where something of a list lies, row by row. */
export const placeOf = (at: number, wide: number) => ({ row: Math.floor(at / wide), column: at % wide });

/** The angle of a tail from a space to an action, clockwise from the lower right corner. */
export function tailOf(space: number, action: number): number {
  const from = placeOf(space, SPACES);
  const to = placeOf(action, ACTIONS);
  const right = to.column >= from.column;
  const below = to.row >= from.row;
  if (below) return right ? 0 : 90;
  return right ? 270 : 180;
}

/** The row, told from the top. */
export const rowOf = (space: number): number => placeOf(space, SPACES).row;
