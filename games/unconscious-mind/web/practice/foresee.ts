// What an answer would do to a practice, read from the server's preview; nothing is reckoned here.
import type { Offer, Phrase, Preview } from '$web/protocol';
import { numberOf } from '$web/lib/phrase';
import type { EventView, Frame, Open, View } from '../wire';

/** A stone that would go from one place of the dial to another. */
export interface Journey {
  from: number;
  to: number;
  own: boolean;
}

/** What would change. */
export interface Foreseen {
  journeys: Journey[];
  coffee: number;
  boxes: number;
  bright: number;
  ideas: number;
  /** The steps of the inkpot. */
  steps: number;
}

/** Places on the dial are counted ring by ring, three in each; the reserve is 0. */
const inward = (spot: number) => Math.max(0, spot - 3);

function journey(what: Open): Journey | null {
  if (typeof what === 'string') return null;
  if ('used' in what) return { from: what.used.token.spot, to: 0, own: what.used.token.own };
  if ('suppressed' in what) {
    const { spot, own } = what.suppressed.token;
    return { from: spot, to: inward(spot), own };
  }
  if ('elevated' in what) {
    const { spot, own } = what.elevated.token;
    return { from: spot, to: spot + 3, own };
  }
  const going = 'generated' in what ? what.generated : 'transferred' in what ? what.transferred : null;
  return going ? { from: going.token.spot, to: going.to, own: going.token.own } : null;
}

/** What would be spent: coffee, boxes, bright ideas, ideas. */
function spend(seen: Foreseen, what: Open): void {
  if (typeof what === 'string') return;
  if ('paid' in what && what.paid.good === 'coffee') seen.coffee += what.paid.count;
  if ('freed' in what) seen.coffee += what.freed.coffee;
  if ('box-used' in what) seen.boxes += 1;
  if ('laid' in what) {
    seen.ideas += what.laid.ideas;
    seen.bright += what.laid.bright;
  }
  if ('inked' in what) {
    seen.bright += what.inked.bright;
    seen.steps += what.inked.steps;
  }
}

/** What a preview says about the board of a seat. */
export function foreseen(preview: Preview | null, seat: number | null): Foreseen {
  const seen: Foreseen = { journeys: [], coffee: 0, boxes: 0, bright: 0, ideas: 0, steps: 0 };
  for (const { event } of preview?.told ?? []) {
    if (!('game' in event)) continue;
    const happened = event.game as EventView;
    if (!('open' in happened) || happened.open.seat !== seat) continue;
    const going = journey(happened.open.what);
    if (going) seen.journeys.push(going);
    spend(seen, happened.open.what);
  }
  return seen;
}

/** A word that goes into a phrase. */
export function wordOf(phrase: Phrase, name: string): string | null {
  const arg = phrase.args?.[name];
  return arg && 'word' in arg ? arg.word : null;
}

/** A number that comes with an offer. */
export const numberIn = (offer: Offer, name: string): number | null =>
  offer.numbers?.[name] ?? numberOf(offer.phrase, name);

/** The part of a line or tile that an offer triggers. */
export const partOf = (offer: Offer): string | null => wordOf(offer.phrase, 'part');

type Lined = Extract<Exclude<Frame, string>, { line: unknown }>;

/** The line that is being triggered, with what was. */
export function lineIn(view: View): { line: number; done: number } | null {
  const frame = view.stack.findLast((one): one is Lined => typeof one === 'object' && 'line' in one);
  return frame ? (frame.line as { line: number; done: number }) : null;
}
