// Checks a whole record in the page: the chain of its lines, the seed against the commitment, and
// every number of every draw. Whether each answer was allowed only the rules can say.
import type { Outcome } from '../protocol';
import { commitmentOf, Dice, keyOf } from './chance';
import { drawsOf, type Draw, endingOf, headerOf, type Line, lineOf, need, Wrong } from './record';
import { Seats } from './seats';
import { hex, sha256, unhex, utf8 } from './sha256';

/** The steps in their order. */
export const STEPS = ['chain', 'sealed', 'seed', 'draws', 'outcome'] as const;
export type Step = (typeof STEPS)[number];

/** What was found so far: how many lines, draws and numbers were looked at. */
export interface Counted {
  lines: number;
  draws: number;
  numbers: number;
  entropy: readonly string[];
}

export interface Progress {
  /** The step that is being done; null once all are. */
  at: Step | null;
  counted: Counted;
}

/** What the page knows of the match without its record. */
export interface Known {
  commitment: string;
  outcome: Outcome;
}

/** So many lines are looked at before the page may draw itself. */
const AT_ONCE = 40;

interface Reading {
  lines: Line[];
  counted: Counted;
}

/** The chain: each line carries the digest of the one before and of itself. */
function* chain(text: string, reading: Reading): Generator<void> {
  need(text.endsWith('\n'), 1, 'cut-off');
  let before = '';
  for (const [at, written] of text.slice(0, -1).split('\n').entries()) {
    const line = lineOf(written, at + 1);
    const found = hex(sha256(utf8(before + line.body))).slice(0, 16);
    need(found === line.check, at + 1, 'broken-chain');
    if (at > 0 && !('seed' in line.value)) need(line.value['seq'] === at - 1, at + 1, 'wrong-order');
    before = found;
    reading.lines.push(line);
    reading.counted = { ...reading.counted, lines: at + 1 };
    if (at % AT_ONCE === 0) yield;
  }
  need(reading.lines.length > 2 && reading.lines[1]?.value['setup'] === true, 2, 'cut-off');
}

function checkDraw(draw: Draw, dice: Dice, line: number): void {
  need(draw.at === dice.position, line, 'wrong-draw');
  const left = [...draw.from];
  draw.numbers.forEach((number, place) => {
    need(left.length > 0 && dice.below(left.length) === number, line, 'wrong-draw');
    need(left.splice(number, 1)[0] === draw.got[place], line, 'wrong-draw');
  });
}

/** Every draw of every line, from the key alone, and what the table did between them. */
function* draws({ lines, ...reading }: Reading, dice: Dice, seats: Seats, tell: (c: Counted) => void): Generator<void> {
  let { counted } = reading;
  for (const [at, line] of lines.slice(1, -1).entries()) {
    const number = at + 2;
    if (at > 0) seats.look(line, number);
    for (const draw of drawsOf(line, number)) {
      checkDraw(draw, dice, number);
      counted = { ...counted, draws: counted.draws + 1, numbers: counted.numbers + draw.numbers.length };
    }
    tell(counted);
    if (at % AT_ONCE === 0) yield;
  }
}

const same = (one: Outcome, other: Outcome) =>
  JSON.stringify([one.winners, one.scores, one.automaton ?? null, one.rounds]) ===
  JSON.stringify([other.winners, other.scores, other.automaton ?? null, other.rounds]);

/** Checks step by step; stops with `Wrong` at the first line that is not right. */
export function* check(text: string, known: Known): Generator<Progress, Counted> {
  const reading: Reading = { lines: [], counted: { lines: 0, draws: 0, numbers: 0, entropy: [] } };
  const at = (step: Step | null): Progress => ({ at: step, counted: reading.counted });
  for (const _ of chain(text, reading)) yield at('chain');
  const header = headerOf(reading.lines[0]!);
  const last = reading.lines.length;
  const ending = endingOf(reading.lines[last - 1]!, last);
  reading.counted = { ...reading.counted, entropy: header.entropy };
  yield at('sealed');
  need(header.commitment === known.commitment, 1, 'other-seal');
  yield at('seed');
  const seed = unhex(ending.seed);
  need(seed?.length === 32 && commitmentOf(seed) === header.commitment, last, 'wrong-seed');
  const seats = new Seats(header.setting.players);
  const dice = new Dice(keyOf(seed, header.entropy));
  for (const _ of draws(reading, dice, seats, (counted) => (reading.counted = counted))) yield at('draws');
  yield at('outcome');
  need(seats.winners === null || seats.winners.join() === ending.outcome.winners.join(), last, 'other-outcome');
  need(same(ending.outcome, known.outcome), last, 'other-outcome');
  yield at(null);
  return reading.counted;
}

export { Wrong };
