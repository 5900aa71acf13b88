// Icons as they are read at a glance on a small piece.
import type { Icon } from '../wire';

const is = (icon: Icon | undefined, sign: string) => icon?.icon === 'sign' && icon.sign === sign;

/** Brackets say nothing where all that follows an arrow or a moment stands in them. */
export function tidy(icons: readonly Icon[]): readonly Icon[] {
  const open = icons.findIndex((icon) => is(icon, 'open'));
  const inner = icons.slice(open + 1, -1);
  const whole = open > 0 && is(icons.at(-1), 'close') && !inner.some((icon) => is(icon, 'open') || is(icon, 'close'));
  const before = icons[open - 1];
  const led = is(before, 'arrow') || before?.icon === 'moment' || before?.icon === 'if';
  return whole && led ? [...icons.slice(0, open), ...inner] : icons;
}
