// What an answer would do, read from the server's preview: pieces that would come and go, and
// what it would yield. Nothing is reckoned here; what the preview does not tell is not shown.
import { numberOf, seatOf } from '$web/lib/phrase';
import type { Fill } from '$web/lib/words';
import type { Phrase, Preview } from '$web/protocol';

export interface Foreseen {
  /** How many own markers would come to a place, or leave it where the number is negative. */
  markers: Map<string, number>;
  /** The sector where the friend would stand. */
  friend: string | null;
  /** The market where the carriage would stand. */
  carriage: string | null;
  /** The step where the rat would stand. */
  rat: number | null;
  prestige: number;
  /** How much of the prestige comes from the park. */
  park: number;
  coins: number;
  supply: number;
  /** Whether the server says that nothing happens. */
  nothing: boolean;
}

const nothing = (): Foreseen => ({
  markers: new Map(), friend: null, carriage: null, rat: null, prestige: 0, park: 0, coins: 0,
  supply: 0, nothing: false,
});

function word(phrase: Phrase, name: string): string {
  const arg = phrase.args?.[name];
  if (arg && 'piece' in arg) return arg.piece;
  return arg && 'word' in arg ? arg.word : '';
}

const READ: Record<string, (seen: Foreseen, phrase: Phrase) => void> = {
  placed: (seen, phrase) => shift(seen, word(phrase, 'to'), 1),
  moved: (seen, phrase) => {
    shift(seen, word(phrase, 'from'), -1);
    shift(seen, word(phrase, 'to'), 1);
  },
  shifted: (seen, phrase) => {
    const count = numberOf(phrase, 'markers') ?? 0;
    shift(seen, word(phrase, 'from'), -count);
    shift(seen, word(phrase, 'to'), count);
    if (word(phrase, 'friend') === 'yes') seen.friend = word(phrase, 'to');
  },
  'lost-marker': (seen, phrase) => shift(seen, word(phrase, 'place'), -1),
  'friend-moved': (seen, phrase) => (seen.friend = word(phrase, 'to')),
  rode: (seen, phrase) => (seen.carriage = word(phrase, 'market')),
  'rat-went-back': (seen, phrase) => (seen.rat = numberOf(phrase, 'to')),
  scored: (seen, phrase) => {
    const park = numberOf(phrase, 'park') ?? 0;
    seen.prestige += (numberOf(phrase, 'prestige') ?? 0) + park;
    seen.park += park;
  },
  'took-coins': (seen, phrase) => (seen.coins += numberOf(phrase, 'count') ?? 0),
  charged: (seen, phrase) => (seen.coins += numberOf(phrase, 'count') ?? 0),
  'took-markers': (seen, phrase) => (seen.supply += numberOf(phrase, 'count') ?? 0),
  gave: (seen, phrase) => (seen.coins -= numberOf(phrase, 'coins') ?? 0),
  favoured: (seen, phrase) => {
    if (word(phrase, 'favour') === 'coin') seen.coins += 1;
    if (word(phrase, 'favour') === 'marker') seen.supply += 1;
  },
  'no-effect': (seen) => (seen.nothing = true),
};

function shift(seen: Foreseen, place: string, by: number): void {
  if (by !== 0) seen.markers.set(place, (seen.markers.get(place) ?? 0) + by);
}

/** What a preview says about a player, up to the end of that player's part. */
export function foreseen(preview: Preview | null, seat: number | null): Foreseen | null {
  if (!preview || seat === null) return null;
  const seen = nothing();
  for (const phrase of preview.told) {
    const kind = phrase.key.replace('nd-event-', '');
    // What follows belongs to the round and not to the answer.
    if (kind === 'plague-came' || kind === 'round-started') break;
    if (seatOf(phrase) === seat) READ[kind]?.(seen, phrase);
  }
  return seen;
}

export interface Yield {
  icon: 'prestige' | 'coin' | 'cube' | 'rat';
  text: string;
}

const signed = (count: number) => (count < 0 ? `\u2212${-count}` : `+${count}`);

/** What an answer would yield, as icons with numbers. */
export function yields(seen: Foreseen, rat: number): Yield[] {
  const found: Yield[] = [];
  const add = (icon: Yield['icon'], count: number) => count !== 0 && found.push({ icon, text: signed(count) });
  add('prestige', seen.prestige);
  add('coin', seen.coins);
  add('cube', seen.supply);
  if (seen.rat !== null && seen.rat !== rat) found.push({ icon: 'rat', text: `${rat} → ${seen.rat}` });
  return found;
}

/** What an answer would yield, for those who hear the board. */
export function spoken(seen: Foreseen | null, rat: number, say: (key: string, fill: Fill) => string): string {
  const found = seen ? yields(seen, rat) : [];
  return found.map(({ icon, text }) => `${text} ${say('nd-web-gain', { what: icon })}`).join(', ');
}
