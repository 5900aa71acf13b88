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
  /** The last step with what is counted after it, where it changed a score. */
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

/** The scores at one place of the axis: after a turn, or after the final scoring. */
export interface Stop {
  /** The turn, or the number of answers where nobody counts turns. */
  at: number;
  scores: number[];
}

/** What is drawn: the scores after each turn, and the final scoring as a step of its own. */
export interface Steps {
  stops: Stop[];
  byTurn: boolean;
  /** Whether the last stop is the last answer with all that is counted after it. */
  final: boolean;
}

const changed = (before: Stop | undefined, { scores }: Stop) =>
  before !== undefined && scores.some((value, seat) => value !== before.scores[seat]);

/** Takes the scores at the end of each turn; without turns, at each change. */
export function stepsOf({ turns }: Course): Steps {
  const last = turns.at(-1);
  if (!last || last.turn === 0) {
    const stops = turns.map(({ at, scores }) => ({ at, scores }));
    return { stops, byTurn: false, final: false };
  }
  const earlier = turns.filter(({ at }) => at < last.at);
  const stops = [{ at: 0, scores: turns[0]!.scores }];
  for (let turn = 1; turn <= last.turn; turn += 1) {
    const known = earlier.findLast((point) => point.turn <= turn) ?? turns[0]!;
    stops.push({ at: turn, scores: known.scores });
  }
  const end = { at: last.turn + 1, scores: last.scores };
  const final = changed(stops.at(-1), end);
  return { stops: final ? [...stops, end] : stops, byTurn: true, final };
}

/** Even numbers on the axis, the first turn and the last one with them. */
function marks({ stops, byTurn, final }: Steps): number[] {
  const [first, last] = [stops[0]!.at, stops.at(final ? -2 : -1)!.at];
  if (!byTurn) return levels(first, last, 4).filter((at) => at <= last);
  const by = step(last, 5);
  const even = levels(0, last, 5).filter((at) => at > 1 && at <= last - by / 2);
  return [...new Set([1, ...even, last])];
}

/** Lays the course out; nothing where there is no line to draw. */
export function chartOf(course: Course, field: Field): Chart | null {
  const steps = stepsOf(course);
  const { stops, final } = steps;
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last || stops.length < 2 || last.at <= first.at) return null;
  const all = stops.flatMap(({ scores }) => scores);
  const scale = levels(Math.min(0, ...all), Math.max(1, ...all), 4);
  const [low, high] = [scale[0]!, scale.at(-1)!];
  const x = (at: number) => field.left + ((field.right - field.left) * (at - first.at)) / (last.at - first.at);
  const y = (value: number) => field.bottom - ((field.bottom - field.top) * (value - low)) / (high - low);
  const lines = last.scores.map((_, seat) => stops.map(({ at, scores }) => ({ x: x(at), y: y(scores[seat] ?? 0) })));
  const heights = apart(
    lines.map((line) => line.at(-1)!.y),
    SIGN,
    field.bottom,
  );
  const before = x(last.at - 1);
  return {
    lines,
    ends: heights.map((height) => ({ x: field.right, y: height })),
    levels: scale.map((value) => ({ value, y: y(value) })),
    moves: marks(steps).map((at) => ({ at, x: x(at) })),
    final: final ? { x: before, width: field.right - before } : null,
  };
}

/** A line from turn to turn. */
export function path(line: readonly Point[]): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return line.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}
