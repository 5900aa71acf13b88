// The score sheet as it is shown at the end: points on the way by source, then what is counted at
// the end, all on one scale; the score itself and what breaks ties stand apart. The game says which
// line is which.
import type { Component } from 'svelte';
import type { Outcome, ScoreLine } from '../protocol';
import type { Who } from '../ui/Emblem.svelte';

/** What a game may say about the lines of its score sheet (`web/score.ts` in its folder). */
export interface ScoreLook {
  /** The line of what came on the way, which the sources replace; every other line of points is a
   * part of the final scoring. Without it all points came on the way. */
  soFar?: string;
  /** The line that is the score itself; without one all lines of points together are the score. */
  total?: string;
  /** Lines that are no points: they have numbers and no bars. */
  apart?: readonly string[];
  /** Whether the course of the scores counts rounds of all instead of turns of each. */
  rounds?: true;
  /** Icons by the keys of lines and sources. */
  icons: Readonly<Record<string, string>>;
  /** The lines that break ties, in their order. */
  ties: readonly string[];
  /** The tie-break in words, with its paragraph: among people, and against the automaton. */
  tie: { text: string; rule: string };
  tieAlone?: { text: string; rule: string };
}

// By its name: a whole module would bring a helper of the build along, which boards share.
const LOOKS = import.meta.glob<ScoreLook>('../../../games/*/web/score.ts', { eager: true, import: 'score' });

export function lookOf(game: string): ScoreLook | null {
  return LOOKS[`../../../games/${game}/web/score.ts`] ?? null;
}

/** A column of the score: a seat by its place, or the automaton after the seats. */
export interface Column {
  at: number;
  who: Who;
  name: string;
}

/** Columns in an order of their places; what comes after the seats is the automaton. */
export const columnsOf = (order: readonly number[], names: readonly string[], automaton: string): Column[] =>
  order.map((at) =>
    at < names.length ? { at, who: at, name: names[at]! } : { at, who: 'automaton', name: automaton },
  );

/** What a game draws above its score sheet at the end (`web/Score.svelte` in its folder). */
export interface ScoreDrawing {
  view: unknown;
  sheet: unknown;
  /** From the first place to the last. */
  columns: readonly Column[];
}

const DRAWINGS = import.meta.glob<{ default: Component<ScoreDrawing> }>('../../../games/*/web/Score.svelte');

/** The drawing of a game, if it has one. */
export const drawingOf = (game: string) => DRAWINGS[`../../../games/${game}/web/Score.svelte`];

/** What the lines of a section are: points with bars, or numbers of another kind. */
export type Kind = 'points' | 'other';

/** Lines under one heading. */
export interface Section {
  title: string | null;
  kind: Kind;
  lines: ScoreLine[];
}

const isEmpty = ({ values }: ScoreLine) => values.every((value) => value === 0);

/** The lines in their sections; sources that brought nobody anything are left out. */
export function sectionsOf(
  lines: readonly ScoreLine[],
  earned: readonly ScoreLine[],
  look: ScoreLook | null,
): Section[] {
  if (!look) return [{ title: null, kind: 'other', lines: [...lines] }];
  const is = (key: string | undefined) => (line: ScoreLine) => line.what.key === key;
  const apart = lines.filter(({ what }) => look.apart?.includes(what.key));
  const points = lines.filter((line) => !apart.includes(line) && !is(look.total)(line));
  const sources = earned.filter((line) => !isEmpty(line));
  const soFar = points.filter(is(look.soFar));
  const during = sources.length > 0 ? sources : soFar;
  const rest = points.filter((line) => !soFar.includes(line));
  const sections: Section[] = [
    { title: 'score-during', kind: 'points', lines: look.soFar ? during : rest },
    { title: 'score-at-end', kind: 'points', lines: look.soFar ? rest : [] },
    { title: 'score-apart', kind: 'other', lines: apart },
  ];
  return sections.filter((section) => section.lines.length > 0);
}

/** The one scale of all points: what a whole lane is worth, and which part of it lies before nothing. */
export interface Scale {
  span: number;
  zero: number;
}

export function scaleOf(sections: readonly Section[]): Scale {
  const points = sections.filter(({ kind }) => kind === 'points');
  const values = points.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)];
  return { span: most - least, zero: Math.max(0, -least) / (most - least) };
}

/** A bar: where it begins in its lane, how much of the lane it takes, and whether it is a loss. */
export interface Length {
  from: number;
  share: number;
  loss: boolean;
}

/** Gains go out from nothing, losses the other way. */
export function lengthOf(value: number, { span, zero }: Scale): Length {
  const share = Math.abs(value) / span;
  return { from: value < 0 ? zero - share : zero, share, loss: value < 0 };
}

/** A number with a true minus. */
export const signed = (value: number): string => String(value).replace('-', '−');

/** The scores of all columns: the seats, then the automaton. */
export const totalsOf = ({ scores, automaton }: Outcome): number[] =>
  automaton === null ? [...scores] : [...scores, automaton];

/** The best of the other columns: a winner if there is one, else who has most. */
export function bestOther(chosen: number, totals: readonly number[], winners: readonly number[]): number {
  const others = [...totals.keys()].filter((at) => at !== chosen);
  const won = others.find((at) => winners.includes(at));
  const most = Math.max(...others.map((at) => totals[at]!));
  return won ?? others.find((at) => totals[at] === most) ?? chosen;
}

/** The place of each column, 0 for the first: winners share it, and so do equal scores after them. */
export function placesOf(outcome: Outcome): number[] {
  const totals = totalsOf(outcome);
  const { winners, scores, automaton } = outcome;
  const won = (at: number) => winners.includes(at) || (at === scores.length && winners.length === 0);
  if (winners.length === 0 && automaton === null) return totals.map(() => 0);
  const better = (one: number, other: number) =>
    won(one) !== won(other) ? won(one) : !won(one) && totals[one]! > totals[other]!;
  return totals.map((_, at) => totals.filter((__, other) => better(other, at)).length);
}

/** The columns from the first place to the last, in the order of the seats where places are equal. */
export function ranked(outcome: Outcome): number[] {
  const places = placesOf(outcome);
  return [...places.keys()].sort((a, b) => places[a]! - places[b]! || a - b);
}
