// What the Id will do next, as far as it is certain before its card is turned: where each card
// still to come would lead it as the table stands now, and what it would take by its orders.
import type { Freed, IdView, Sheet, Side, SpaceView, View } from '../wire';
import { ID } from './events';
import { COVERED } from './steps';

const ROWS = 4;
/** The ideas that it states at once (ID-4.1). */
const IDEAS = 2;

/** The cells of a line: rows 0 to 2, columns 3 to 5. */
export const cellsOf = (line: number): number[] =>
  [0, 1, 2].map((at) => (line < 3 ? 3 * line + at : line - 3 + 3 * at));

/** The line that a space of the inkpot track triggers; null where a column is chosen. */
export function lineAt(sheet: Sheet, space: number): number | null {
  const effect = sheet.practice.inkpot[space];
  const icon = effect === undefined ? undefined : sheet.effects[effect]?.icons[0];
  return icon?.icon === 'verb' && icon.verb === 'trigger-row' ? (icon.number ?? 1) - 1 : null;
}

/** The unlocked column with the most active tiles, of several the one furthest right (ID-6.1). */
export function columnOf(id: IdView, locked: number): number | null {
  const open = [3, 4, 5].slice(0, 3 - Math.min(3, locked));
  const active = (line: number) => cellsOf(line).filter((cell) => id.active[cell]).length;
  const most = Math.max(0, ...open.map(active));
  return open.filter((line) => active(line) === most).at(-1) ?? null;
}

/** What the inkpot passes and where it ends. */
export interface Ahead {
  steps: number;
  /** The spaces on which it comes to stand, the covered one with them. */
  stands: number[];
  to: number;
  freed: Freed[];
  /** The row or column that acts; null where every column is locked. */
  line: number | null;
  /** Its active tiles in the order in which they act. */
  cells: number[];
  /** Whether its unlocked end or foot acts after them. */
  end: boolean;
  /** The tile that is flipped then. */
  flips: number | null;
}

/** What a step over the icon brings; a bright idea that is taken does not guard any more. */
function freedBy(locked: number, crossed: boolean, guards: boolean[]): Freed {
  const leftmost = 3 - locked;
  if (!crossed || locked === 0) return 'nothing';
  if (!guards[leftmost]) return 'idea';
  guards[leftmost] = false;
  return 'bright';
}

/** Where so many steps lead its inkpot (ID-5.1 to ID-5.4), and what acts there. */
export function ahead(view: View, sheet: Sheet, steps: number): Ahead | null {
  const [id, me] = [view.id, view.players[ID]];
  if (!id || !me) return null;
  const [stands, freed, guards]: [number[], Freed[], boolean[]] = [[], [], [...id.guards]];
  let [to, locked] = [me.inkpot, me.locked];
  do {
    const way = to + steps;
    to = way % 5;
    stands.push(to);
    const what = freedBy(locked, way >= 5, guards);
    if (what === 'idea') locked -= 1;
    if (what !== 'nothing') freed.push(what);
  } while (to === COVERED && stands.length < 5);
  const row = lineAt(sheet, to);
  const line = row ?? columnOf(id, locked);
  const cells = line === null ? [] : cellsOf(line);
  return {
    steps,
    stands,
    to,
    freed,
    line,
    cells: cells.filter((cell) => id.active[cell]),
    end: line !== null && me['locked-lines'][line] === false,
    flips: row === null ? null : (cells.find((cell) => !id.active[cell]) ?? null),
  };
}

/** The cards that may be turned: those not turned yet, or all of them once the deck is empty. */
export function cardsToCome(view: View, sheet: Sheet): Sheet['id']['cards'] {
  const spent = view.id?.deck === 0 ? [] : (view.id?.spent ?? []);
  return sheet.id.cards.filter(({ name }) => !spent.includes(name));
}

const isFree = (space: SpaceView | undefined) => space !== undefined && !space.blocked && space.owner === null;

/** The space on which a card lets the Id lay its ideas; null where its column is full (ID-4.4). */
export function spaceOf(view: View, card: Sheet['id']['cards'][number]): number | null {
  const start = view.spaces.findIndex(({ name }) => name === card.space);
  const by = card.way === 'down' ? 4 : 12;
  const tried = Array.from({ length: ROWS }, (_, at) => (start + by * at) % 16);
  return tried.find((space) => isFree(view.spaces[space])) ?? null;
}

export interface RowAhead extends Ahead {
  /** The row of the meeting table, from 0. */
  row: number;
  /** How many of the cards to come lead to it, and to which spaces. */
  cards: number;
  spaces: number[];
}

/** Whether it has too few ideas to state any, so that no card is turned (ID-4.1). */
export function mustRecall(view: View): boolean {
  const me = view.players[ID];
  return (me?.ideas ?? 0) + (me?.bright ?? 0) < IDEAS;
}

/** The rows of the meeting table with what each would bring; those that no card reaches too. */
export function rowsAhead(view: View, sheet: Sheet): { rows: RowAhead[]; full: number; cards: number } {
  const cards = mustRecall(view) ? [] : cardsToCome(view, sheet);
  const spaces = cards.map((card) => spaceOf(view, card));
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const here = spaces.filter((space) => space !== null && Math.floor(space / 4) === row) as number[];
    const found = ahead(view, sheet, sheet.table.spaces[row * 4]?.inkpot ?? row + 1);
    return found && { ...found, row, cards: here.length, spaces: [...new Set(here)] };
  });
  return {
    rows: rows.filter((row) => row !== null),
    full: spaces.filter((space) => space === null).length,
    cards: cards.length,
  };
}

/** The outermost of a row on a side, and whether the compass is used for it (ID-3.4, ID-3.5). */
export function outermost(side: Side, row: readonly string[]): { name: string; used: boolean } | null {
  const name = side === 'left' ? row[0] : row.at(-1);
  return name === undefined ? null : { name, used: row.length > 1 };
}
