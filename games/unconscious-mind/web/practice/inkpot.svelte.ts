// How far the inkpot is shown to go: for the space that somebody aims from, looks at or has picked.
import { landing } from '../inkpot';
import { look } from '../look.svelte';
import { seen } from '../seen';
import type { Desk } from './desk';
import { numberIn } from './foresee';

/** The steps to show, else those of the server's preview. */
export function stepsOf(desk: Desk, foretold: number): number {
  if (desk.seat === null || desk.offers.length === 0) return 0;
  const { view, sheet } = seen(desk);
  const { focused } = desk;
  if (focused?.group === 'ink') return numberIn(focused, 'steps') ?? 0;
  const spaces = sheet.table.spaces.map(({ name }) => name);
  const space =
    focused?.pieces.find((piece) => spaces.includes(piece)) ??
    spaces.find((name) => desk.light(name) === 'selected') ??
    look.space;
  return (space ? landing(view, sheet, desk.seat, space)?.steps : null) ?? foretold;
}
