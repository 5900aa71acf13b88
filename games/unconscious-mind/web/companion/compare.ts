// What a correction changes: the numbers of the Id before and after it, the later steps that go
// another way, and the answers that do not fit any more.
import type { CompanionReply, Said, Statement } from '$web/protocol';
import { numbersOf } from './numbers';
import { wayOf, type Turned, type WayStep } from './atTable';
import type { View } from '../wire';

/** A later step as it was and as it would be; nothing where there is none. */
export interface Shifted {
  was: WayStep | null;
  will: WayStep | null;
}

export interface Compared {
  numbers: Turned[];
  steps: Shifted[];
  /** How many later answers are not asked for any more. */
  dropped: number;
}

const plain = (step: WayStep | null): string =>
  JSON.stringify(step?.parts.map(({ phrase, changes }) => [phrase, changes]) ?? null);

/** Compares where the companion stands with where it would stand. */
export function compare(now: CompanionReply, then: CompanionReply): Compared {
  const [was, will] = [wayOf(now, 0), wayOf(then, 0)];
  const pairs = Array.from({ length: Math.max(was.length, will.length) }, (_, at) => ({
    was: was[at] ?? null,
    will: will[at] ?? null,
  }));
  const [old, fresh] = [numbersOf(now.view as View), numbersOf(then.view as View)];
  return {
    numbers: old.flatMap(({ what, count }, at) => {
      const to = fresh[at]?.count ?? count;
      return to === count ? [] : [{ what, from: count, to }];
    }),
    steps: pairs.filter((pair) => plain(pair.was) !== plain(pair.will)),
    dropped: now.guide.situation.told.length - then.guide.situation.told.length,
  };
}

/** The parts of an answer that are said otherwise. */
export function altered(before: Statement, say: Record<string, Said>): string[] {
  const names = new Set([...Object.keys(before.say), ...Object.keys(say)]);
  return [...names].filter((name) => JSON.stringify(before.say[name]) !== JSON.stringify(say[name]));
}
