// How the scores went: what the server tells after the end, and the chart that is drawn of it.

import type { ScoreHistory } from '../protocol';

/** The scores after each change, the automaton last where there is one. */
export type Course = Pick<ScoreHistory, 'turns'>;

export interface Point {
  x: number;
  y: number;
}

/** Where the lines may be drawn. */
export interface Field {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Chart {
  /** One line for each column of the scores. */
  lines: Point[][];
  /** Where the sign of each line stands at its end, none upon another. */
  ends: Point[];
  levels: { value: number; y: number }[];
  /** Marks on the axis: turns where the game counts them, else answers. */
  moves: { at: number; x: number }[];
  /** The last move with what is counted after it, where it changed a score. */
  final: { x: number; width: number } | null;
}

/** A step of 1, 2, 5, 10, 20, 50 and so on that cuts a span into at most `most` parts. */
export function step(span: number, most: number): number {
  const rough = Math.max(1, span / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5, 10].find((times) => times * power >= rough) ?? 10;
  return found * power;
}

/** Values on a scale, from the step at or below the least to the one at or above the most. */
export function levels(least: number, most: number, parts: number): number[] {
  const by = step(most - least, parts);
  const [from, to] = [Math.floor(least / by) * by, Math.ceil(most / by) * by];
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, at) => from + at * by);
}

/** Heights moved apart until each has its room, in their order from the top, within the field. */
export function apart(heights: readonly number[], room: number, bottom: number): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const moved = [...heights];
  order.forEach((at, place) => {
    const above = order[place - 1];
    if (above !== undefined) moved[at] = Math.max(moved[at]!, moved[above]! + room);
  });
  let limit = bottom;
  for (const at of order.reverse()) {
    moved[at] = Math.min(moved[at]!, limit);
    limit = moved[at]! - room;
  }
  return moved;
}

const SIGN = 20;
/** The narrowest stripe that is still seen. */
const STRIPE = 8;

/** Even numbers of turns, each where it began, or of answers where nobody counts turns. */
function marks(turns: Course['turns']): { at: number; answers: number }[] {
  const [first, last] = [turns[0]!, turns.at(-1)!];
  if (last.turn === 0) {
    const even = levels(first.at, last.at, 4).filter((at) => at <= last.at);
    return even.map((at) => ({ at, answers: at }));
  }
  const even = levels(0, last.turn, 5).filter((turn) => turn <= last.turn);
  return even.flatMap((turn) => {
    const begun = turns.find((point) => point.turn >= Math.max(1, turn));
    return begun ? [{ at: Math.max(1, turn), answers: turn <= 1 ? first.at : begun.at }] : [];
  });
}

/** Lays the course out; nothing where there is no line to draw. */
export function chartOf({ turns }: Course, field: Field): Chart | null {
  const [first, last] = [turns[0], turns.at(-1)];
  if (!first || !last || turns.length < 2 || last.at <= first.at) return null;
  const all = turns.flatMap(({ scores }) => scores);
  const scale = levels(Math.min(0, ...all), Math.max(1, ...all), 4);
  const [low, high] = [scale[0]!, scale.at(-1)!];
  const x = (at: number) => field.left + ((field.right - field.left) * (at - first.at)) / (last.at - first.at);
  const y = (value: number) => field.bottom - ((field.bottom - field.top) * (value - low)) / (high - low);
  const lines = last.scores.map((_, seat) => turns.map(({ at, scores }) => ({ x: x(at), y: y(scores[seat] ?? 0) })));
  const heights = apart(
    lines.map((line) => line.at(-1)!.y),
    SIGN,
    field.bottom,
  );
  const before = turns.at(-2)!;
  const counted = last.scores.some((value, seat) => value !== before.scores[seat]);
  const stripe = Math.max(STRIPE, field.right - x(Math.max(before.at, last.at - 1)));
  return {
    lines,
    ends: heights.map((height) => ({ x: field.right, y: height })),
    levels: scale.map((value) => ({ value, y: y(value) })),
    moves: marks(turns).map(({ at, answers }) => ({ at, x: x(answers) })),
    final: counted ? { x: field.right - stripe, width: stripe } : null,
  };
}

/** A line that keeps its height until it changes. */
export function path(line: readonly Point[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return line.map(({ x, y }, at) => (at === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`)).join('');
}
