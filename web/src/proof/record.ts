// The record of a match, line by line, as far as it can be read without the rules of its game.

export interface Draw {
  for: string;
  at: number;
  from: string[];
  numbers: number[];
  got: string[];
}

export interface Header {
  mittwoch: number;
  game: string;
  setting: { players: number };
  commitment: string;
  entropy: string[];
}

export interface Ending {
  outcome: { winners: number[]; scores: number[]; automaton: number | null; rounds: number };
  seed: string;
}

/** A line of the record with what the chain needs of it. */
export interface Line {
  value: Readonly<Record<string, unknown>>;
  /** The line as compact JSON without its check. */
  body: string;
  check: string;
}

/** What was wrong, by the number of the line that shows it, counted from 1. */
export class Wrong extends Error {
  constructor(
    readonly line: number,
    /** A short word for the kind of fault, which the page puts into a sentence. */
    readonly what: string,
  ) {
    super(`${line}: ${what}`);
  }
}

export function need(holds: boolean, line: number, what: string): asserts holds {
  if (!holds) throw new Wrong(line, what);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a line; it is written as the server writes it, so that nothing hides between the signs. */
export function lineOf(text: string, number: number): Line {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Wrong(number, 'unreadable');
  }
  need(isObject(read) && JSON.stringify(read) === text, number, 'unreadable');
  const { check, ...value } = read;
  need(typeof check === 'string' && Object.keys(read).at(-1) === 'check', number, 'unreadable');
  return { value, body: JSON.stringify(value), check };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isSafeInteger);

export function headerOf({ value }: Line): Header {
  const { mittwoch, commitment, entropy, setting } = value;
  need(mittwoch === 1 && typeof commitment === 'string' && isTexts(entropy), 1, 'no-record');
  need(isObject(setting) && Number.isSafeInteger(setting['players']), 1, 'no-record');
  return value as unknown as Header;
}

export function endingOf({ value }: Line, number: number): Ending {
  const { outcome, seed } = value;
  need(isObject(outcome) && typeof seed === 'string', number, 'cut-off');
  need(isNumbers(outcome['winners']) && isNumbers(outcome['scores']), number, 'cut-off');
  return value as unknown as Ending;
}

function isDraw(value: unknown): value is Draw {
  if (!isObject(value)) return false;
  const { from, got, numbers } = value;
  return isTexts(from) && isTexts(got) && isNumbers(numbers) && numbers.length === got.length;
}

export function drawsOf({ value }: Line, number: number): Draw[] {
  const draws = value['draws'] ?? [];
  need(Array.isArray(draws) && draws.every(isDraw), number, 'unreadable');
  return draws;
}
