// The way of an inkpot around its track: top, the three rows, the left space (UM-11.1).
import type { Sheet, View } from './wire';

/** How many spaces a lap has. */
export const LAP = 5;

/** Where so many steps lead from a space of the track. */
export const after = (from: number, steps: number): number => (from + steps) % LAP;

/** The steps that the row of a space gives, and where they lead the inkpot of a seat. */
export function landing(view: View, sheet: Sheet, seat: number, space: string): { steps: number; to: number } | null {
  const printed = sheet.table.spaces.find(({ name }) => name === space);
  const player = view.players[seat];
  if (!printed || !player) return null;
  return { steps: printed.inkpot, to: after(player.inkpot, printed.inkpot) };
}
