// What is said of a table in a list: names, times and the last deed, in the reader's language.
import { t, texts } from '../../lib/i18n.svelte';
import { roundsOf } from '../../lib/manifests';
import { sitterName } from '../../lib/names';
import type { TableLine } from '../../protocol';
import { span } from './lines';

/** What a seat is called for whoever reads it: oneself is “you”. */
export const nameFor = (line: TableLine, at: number): string =>
  at === line.my_seat ? t('seat-you') : sitterName(texts.words, line.seats[at] ?? 'empty');

/** The round, with the last one where it is certain. */
export function roundText(line: TableLine): string {
  if (line.round === undefined || line.round === 0) return '';
  const last = roundsOf(line.game);
  return last === null ? t('home-round', { round: line.round }) : t('home-round-of', { round: line.round, last });
}

/** “3 hours left”. */
export function leftText(due: number, now: number): string {
  const { value, unit } = span(Math.max(0, due - now / 1000));
  const time = new Intl.NumberFormat(texts.words.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return t('home-left', { time });
}

/** “20 minutes ago”. */
export function agoText(at: number, now: number): string {
  const { value, unit } = span(Math.max(0, now / 1000 - at));
  return new Intl.RelativeTimeFormat(texts.words.lang, { numeric: 'auto' }).format(-value, unit);
}

/** What somebody else did last, once the texts of the game are here. */
export function lastText(line: TableLine): string {
  const { last } = line;
  if (!last || !texts.words.has(last.phrase.key)) return '';
  const names = line.seats.map((_, at) => nameFor(line, at));
  return texts.words.at(last.pieces, names, line.my_seat ?? null).phrase(last.phrase);
}

/** How a table plays. */
export const paceText = (line: TableLine): string =>
  t(line.pace.turn_based ? 'pace-days' : line.pace.clock ? 'pace-live' : 'pace-none');
