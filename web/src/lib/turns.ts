// The log by turns: what somebody else did one thing after the other is folded under one sentence.
import type { Phrase, Told } from '../protocol';
import { piecesOf, seatOf } from './phrase';

/** Whoever acts: a seat, or an automaton by the name of its piece. */
export type Actor = number | string;

/** Lines that stand for themselves have no lead; others are folded under theirs. */
export interface Entry {
  /** The number of its first line in the log. */
  at: number;
  actor: Actor | null;
  lead: Told;
  lines: Told[];
}

/** Fewer lines than these are read as quickly as their sentence. */
const FOLDED = 3;

/** Who acts in a phrase: the one that it names as its seat, be it an automaton, else the first one. */
export function actorOf(phrase: Phrase): Actor | null {
  const named = phrase.args?.seat;
  if (named && 'seat' in named) return named.seat;
  if (named && 'piece' in named) return named.piece;
  return seatOf(phrase);
}

/** The first line that names a piece says most of a turn; else the first one does. */
function leadOf(lines: readonly Told[]): Told {
  const telling = lines.find(({ phrase }) => piecesOf(phrase).some((piece) => piece !== actorOf(phrase)));
  return (telling ?? lines[0])!;
}

interface Run {
  at: number;
  actor: Actor | null;
  lines: Told[];
  /** How many of its lines lie before the end of what is surely the actor's. */
  sure: number;
}

/** Lines in a row of one actor; what names nobody goes with what the same answer brought. */
function runsOf(log: readonly Told[]): Run[] {
  const runs: Run[] = [];
  log.forEach((told, at) => {
    const actor = actorOf(told.phrase);
    const last = runs.at(-1);
    const carried = actor === null && last?.lines.at(-1)?.answers === told.answers;
    if (last && (carried || (actor !== null && actor === last.actor))) {
      last.lines.push(told);
      if (!carried) last.sure = last.lines.length;
    } else {
      runs.push({ at, actor, lines: [told], sure: 1 });
    }
  });
  return runs;
}

/** The log with the turns of others folded; `own` is the seat whose lines are all shown. */
export function entriesOf(log: readonly Told[], own: number | null): Entry[] {
  return runsOf(log).flatMap(({ at, actor, lines, sure }) => {
    const single = (told: Told, place: number): Entry => ({
      at: at + place,
      actor: actorOf(told.phrase),
      lead: told,
      lines: [],
    });
    if (actor === null || actor === own || sure < FOLDED) return lines.map(single);
    const folded = lines.slice(0, sure);
    const entry: Entry = { at, actor, lead: leadOf(folded), lines: folded };
    return [entry, ...lines.slice(sure).map((told, place) => single(told, sure + place))];
  });
}
