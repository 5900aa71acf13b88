// What a component is called aloud: its name, how it stands here, and its full text.
import type { Words } from '$web/lib/words';
import { marksOf } from '../icons';
import { fullText, linesOf } from '../sheet';
import type { Icon, Sheet, Sign } from '../wire';

/** A component in one sentence. */
export function spoken(words: Words, sheet: Sheet, name: string, ...notes: string[]): string {
  return [words.piece(name), ...notes, ...fullText(sheet, words, name)].filter(Boolean).join('; ');
}

/** Whether a component has a card to be read in full. */
export const hasCard = (sheet: Sheet) => (name: string) => linesOf(sheet, name).length > 0;

const SPARED: readonly Sign[] = ['plus', 'then', 'open', 'close'];

/** Icons for a small place: what stands side by side needs no sign between, and an insight that is not paid is generated. */
export function tight(icons: readonly Icon[]): Icon[] {
  return icons.filter((icon, at) => {
    if (icon.icon === 'sign') return !SPARED.includes(icon.sign);
    return icon.icon !== 'verb' || icon.verb !== 'generate' || icons[at + 1]?.icon !== 'insight';
  });
}

/** How many marks icons take. */
export const marksIn = (icons: readonly Icon[]): number => icons.flatMap(marksOf).length;

/** The icons of an effect for a small place. */
export function tightly(sheet: Sheet, effect: number | null | undefined): Icon[] {
  return tight(sheet.effects[effect ?? -1]?.icons ?? []);
}
