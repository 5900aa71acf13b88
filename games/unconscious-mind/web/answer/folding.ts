// Which answers are listed beside the board, and which are folded because the board shows them.
import type { Offer } from '$web/protocol';
import type { Icon } from '../wire';

/** A row of the prompt, as far as its place depends on it. */
interface Listed {
  offer: Offer;
}

/** A list is never longer; what does not fit is folded. */
export const MOST = 8;

/** What is answered by two taps: what, then where. Its combinations are listed only when they are few. */
const TWO_TAPS = ['point', 'transfer', 'swap', 'exchange', 'draft'];
const FEW = 4;
export const isTwoTaps = (rows: readonly Listed[]): boolean =>
  rows.length > FEW && rows.some(({ offer: { group } }) => TWO_TAPS.includes(group));

/** The strip of the inkpot gives the first way to each landing; the rows give the others. */
export function besideStrip<R extends Listed>(rows: readonly R[], question: string): R[] {
  if (question !== 'ink') return [...rows];
  const landing = ({ offer: { numbers } }: R) => numbers?.['landing'];
  const isFirst = (row: R, at: number) => rows.findIndex((other) => landing(other) === landing(row)) === at;
  return rows.filter((row, at) => landing(row) === undefined || !isFirst(row, at));
}

type Signed = Listed & { icons: readonly Icon[] };

/** Whether signs are enough: the same ones stand on a piece that is lit. */
export const isBrief = ({ offer, icons }: Signed): boolean => offer.pieces.length > 0 && icons.length > 0;

/** Whether signs tell the answers of a list apart; an action from two spaces has the same ones twice. */
export function areApart(rows: readonly Signed[]): boolean {
  const signs = rows.filter(isBrief).map(({ icons }) => JSON.stringify(icons));
  return new Set(signs).size === signs.length;
}

/** Where the list may be longer than its room, what leaves it comes first and stays there: below it
 * would lie over half of another answer. */
const LONG = 5;
export function leaveFirst<R extends Listed>(rows: readonly R[]): R[] {
  if (rows.length <= LONG) return [...rows];
  const isLeave = ({ offer: { group } }: R) => group === 'skip';
  return [...rows.filter(isLeave), ...rows.filter((row) => !isLeave(row))];
}

/** Without the answer that stands at the main button already, where there is no other. */
export function beside<R extends Listed>(rows: readonly R[], chosen: Offer | null): R[] {
  const answers = rows.filter(({ offer: { group } }) => group !== 'skip');
  const alone = answers.length === 1 && answers[0]?.offer.action === chosen?.action;
  return alone ? rows.filter((row) => row !== answers[0]) : [...rows];
}

/** The rows that are shown, and those that are folded: where there are many, the board shows them; on
 * a narrow screen, which has little room beside the board, there are many sooner. */
export function folded<R extends Listed>(rows: readonly R[], narrow = false): { shown: R[]; rest: R[] } {
  const isDrawn = ({ offer }: R) => offer.pieces.length > 0;
  const few = isTwoTaps(rows) || (narrow && rows.filter(isDrawn).length > FEW);
  if (rows.length <= (few ? FEW : MOST)) return { shown: [...rows], rest: [] };
  const plain = rows.filter((row) => !isDrawn(row)).slice(0, MOST);
  return { shown: plain, rest: rows.filter((row) => !plain.includes(row)) };
}
