// The told events of a game with the types of this game: what happened, on whose turn, by kind.
import type { Told } from '$web/protocol';
import type { Did, EventView, Open } from '../wire';

/** The seat of the Id's board; the person has the other one. */
export const ID = 1;

type Keys<T> = T extends string ? T : T extends object ? keyof T : never;
/** What stands beside the name of a kind; a bare kind has nothing. */
type Data<T, K> = T extends string ? (T extends K ? null : never) : K extends keyof T ? T[K] : never;

export type OpenKind = Exclude<Keys<Open>, 'id'>;
export type DidKind = Keys<Did>;
export type OpenData<K extends OpenKind> = Data<Open, K>;
export type DidData<K extends DidKind> = Data<Did, K>;

/** What happened in the open on somebody's turn. */
export type Happening =
  | { [K in OpenKind]: { of: 'open'; kind: K; data: OpenData<K>; seat: number; told: Told } }[OpenKind]
  | { [K in DidKind]: { of: 'id'; kind: K; data: DidData<K>; seat: number; told: Told } }[DidKind];

/** An event by kind; nothing for what the table tells or for a card that somebody drew. */
export function happeningOf(told: Told): Happening | null {
  if (!('game' in told.event)) return null;
  const event = told.event.game as EventView;
  if (!('open' in event)) return null;
  const { seat, what } = event.open;
  const own = typeof what === 'object' && 'id' in what ? what.id : null;
  const found = own ?? what;
  const [kind, data] = typeof found === 'string' ? [found, null] : (Object.entries(found)[0] ?? []);
  return { of: own ? 'id' : 'open', kind, data, seat, told } as Happening;
}

/** A turn of the Id in the log. */
export interface IdTurn {
  /** The answer that it belongs to, as the time slider counts. */
  answers: number;
  /** Where it begins in the log. */
  from: number;
  /** What happened before it by the same answer, on the person's turn. */
  lead: Happening[];
  happened: Happening[];
}

const isStart = (event: Happening | null) => event?.kind === 'turn-started' && event.seat === ID;

/** The last turn of the Id that had begun after so many answers. */
export function lastTurn(log: readonly Told[], answers: number): IdTurn | null {
  for (let from = log.length - 1; from >= 0; from -= 1) {
    const start = log[from];
    if (!start || start.answers > answers || !isStart(happeningOf(start))) continue;
    const same = (told: Told) => told.answers === start.answers;
    const all = (part: readonly Told[]) => part.filter(same).flatMap((told) => happeningOf(told) ?? []);
    const rest = all(log.slice(from));
    const end = rest.findIndex(({ kind }) => kind === 'turn-ended');
    const happened = end < 0 ? rest : rest.slice(0, end + 1);
    return { answers: start.answers, from, lead: all(log.slice(0, from)), happened };
  }
  return null;
}
