// The log by turns: each is one sentence with what came of it under it, and rounds divide them.
import type { Phrase, Told } from '../protocol';
import { numberOf, seatOf } from './phrase';

/** Whoever acts: a seat, or an automaton by the name of its piece. */
export type Actor = number | string;

export interface Entry {
  /** The number of its first line in the log. */
  at: number;
  /** A round begins, or somebody has a turn. */
  kind: 'round' | 'turn';
  actor: Actor | null;
  /** The sentence that says most. */
  lead: Told;
  /** What came of it, in order. */
  under: Told[];
}

/** Who acts in a phrase: the one that it names as its seat, be it an automaton, else the first one. */
export function actorOf(phrase: Phrase): Actor | null {
  const named = phrase.args?.seat;
  if (named && 'seat' in named) return named.seat;
  if (named && 'piece' in named) return named.piece;
  return seatOf(phrase);
}

/** A line that names a round and nobody opens it. */
const opensRound = ({ phrase }: Told) => numberOf(phrase, 'round') !== null && actorOf(phrase) === null;

/** Whether a line says more than that somebody does something. */
const isTelling = ({ phrase }: Told) => Object.keys(phrase.args ?? {}).some((name) => name !== 'seat');

interface Run {
  at: number;
  /** How many answers stood before it: lines that came with those open a turn, they are not what was done. */
  before: number;
  kind: Entry['kind'];
  actor: Actor | null;
  lines: Told[];
}

/** What names nobody, or befalls somebody, goes with what the same answer brought. */
function isCarried(run: Run | undefined, told: Told): boolean {
  const near = run?.lines.at(-1)?.answers === told.answers;
  return near && (actorOf(told.phrase) === null || told.befell !== undefined);
}

const isOf = (run: Run | undefined, told: Told) =>
  run?.kind === 'turn' && run.actor !== null && run.actor === actorOf(told.phrase);

function runsOf(log: readonly Told[]): Run[] {
  const runs: Run[] = [];
  log.forEach((told, at) => {
    const last = runs.at(-1);
    const before = log[at - 1]?.answers ?? -1;
    if (opensRound(told)) runs.push({ at, before, kind: 'round', actor: null, lines: [told] });
    else if (last && (isCarried(last, told) || isOf(last, told))) last.lines.push(told);
    else runs.push({ at, before, kind: 'turn', actor: actorOf(told.phrase), lines: [told] });
  });
  return runs;
}

/** What somebody does; an automaton's own words name nobody, so all that befalls nobody is its doing. */
function isDoing(actor: Actor | null, { phrase, befell: sufferer }: Told): boolean {
  const who = actorOf(phrase);
  return who === actor || (typeof actor === 'string' && who === null && sufferer === undefined);
}

/** The log with its turns and rounds. */
export function entriesOf(log: readonly Told[]): Entry[] {
  return runsOf(log).map(({ at, before, kind, actor, lines }) => {
    const own = lines.filter((told) => isDoing(actor, told));
    const done = own.find((told) => told.answers !== before && isTelling(told));
    const lead = ((kind === 'turn' && (done ?? own.find(isTelling))) || lines[0])!;
    return { at, kind, actor, lead, under: lines.filter((told) => told !== lead) };
  });
}

/** How many of the newest turns are shown with all that came of them. */
const OPEN = 2;

/** From this line on turns are shown whole until somebody folds them. */
export function openFrom(entries: readonly Entry[]): number {
  const turns = entries.filter(({ kind, under }) => kind === 'turn' && under.length > 0);
  return turns.at(-OPEN)?.at ?? 0;
}

/** Whether something was done to a seat by no doing of its own. */
export const befell = (told: Told, seat: number | null) => seat !== null && told.befell === seat;
