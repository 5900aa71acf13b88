// What the clocks of a table really do, in words: made from the numbers, never from a name.
import type { Clock, Pace } from '../protocol';
import type { Words } from './words';

/** A pace as people read it: what it is called, and what happens. */
export interface PaceWords {
  title: string;
  text: string;
}

const DAY = 86_400;

/** So many seconds, in the largest unit that tells them whole. */
export function span(words: Words, seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return words.say('span-days', { count: seconds / DAY });
  if (seconds >= 3600 && seconds % 3600 === 0) return words.say('span-hours', { count: seconds / 3600 });
  if (seconds >= 60 && seconds % 60 === 0) return words.say('span-minutes', { count: seconds / 60 });
  return words.say('span-seconds', { count: seconds });
}

function ticking(words: Words, clock: Clock): string {
  const bank = span(words, clock.bank);
  // What is never saved up is the same for every answer.
  if (clock.most !== undefined && clock.most <= clock.extra) {
    const each = words.say('pace-each', { time: span(words, clock.most) });
    return `${each} ${words.say(`pace-out-${clock.on_timeout}`)}`;
  }
  const text = clock.extra > 0 ? words.say('pace-bank-extra', { bank, extra: span(words, clock.extra) }) : '';
  return `${text || words.say('pace-bank', { bank })} ${words.say(`pace-out-${clock.on_timeout}`)}`;
}

export function paceWords(words: Words, { clock, turn_based }: Pace): PaceWords {
  const title = turn_based ? 'pace-title-days' : clock ? 'pace-title-clock' : 'pace-title-none';
  return { title: words.say(title), text: clock ? ticking(words, clock) : words.say('pace-no-clock') };
}
