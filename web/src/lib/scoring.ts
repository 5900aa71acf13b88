// The score sheet as it is shown at the end: points on the way by source, then what is counted at
// the end, all on one scale, where the game says how its lines belong together.
import type { Outcome, ScoreLine } from '../protocol';

/** What a game may say about the lines of its score sheet (`web/score.ts` in its folder). */
export interface ScoreLook {
  /** The line of what came on the way, which the sources replace; every other line is a part of the
   * final scoring, and all of them together are the score. */
  soFar: string;
  /** Icons by the keys of lines and sources. */
  icons: Readonly<Record<string, string>>;
  /** The lines that break ties, in their order. */
  ties: readonly string[];
  /** The tie-break in words, with its paragraph: among people, and against the automaton. */
  tie: { text: string; rule: string };
  tieAlone: { text: string; rule: string };
}

const LOOKS = import.meta.glob<{ score: ScoreLook }>('../../../games/*/web/score.ts', { eager: true });

export function lookOf(game: string): ScoreLook | null {
  return LOOKS[`../../../games/${game}/web/score.ts`]?.score ?? null;
}

/** Lines under one heading; the whole sheet of a game that says nothing has none. */
export interface Section {
  title: string | null;
  lines: ScoreLine[];
}

const isEmpty = ({ values }: ScoreLine) => values.every((value) => value === 0);

/** The lines in their sections; sources that brought nobody anything are left out. */
export function sectionsOf(
  lines: readonly ScoreLine[],
  earned: readonly ScoreLine[],
  look: ScoreLook | null,
): Section[] {
  if (!look) return [{ title: null, lines: [...lines] }];
  const soFar = lines.filter(({ what }) => what.key === look.soFar);
  const sources = earned.filter((line) => !isEmpty(line));
  return [
    { title: 'score-during', lines: sources.length > 0 ? sources : soFar },
    { title: 'score-at-end', lines: lines.filter((line) => !soFar.includes(line)) },
  ];
}

/** The greatest value of all lines: the common scale. None where lines count different things. */
export function scaleOf(sections: readonly Section[], look: ScoreLook | null): number | null {
  const values = sections.flatMap(({ lines }) => lines.flatMap((line) => line.values));
  return look ? Math.max(1, ...values.map(Math.abs)) : null;
}

/** How much of its bar a value fills: by the common scale, or by the greatest of its line. */
export function shareOf({ values }: ScoreLine, value: number, scale: number | null): number {
  return Math.abs(value) / (scale ?? Math.max(1, ...values.map(Math.abs)));
}

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
