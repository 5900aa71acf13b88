// The answer that is chosen before anybody chooses: the cheapest payment, the pieces most use, the
// only place. It stands ready at the main button; every other answer is one tap away.
import type { Offer, Snapshot } from '$web/protocol';

/** Numbers that are compared from the left; the least comes first. */
type Rank = readonly number[];

function least(offers: readonly Offer[], rank: (offer: Offer) => Rank): Offer | null {
  const before = (a: Rank, b: Rank) => {
    const at = a.findIndex((value, place) => value !== b[place]);
    return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
  };
  return offers.reduce<Offer | null>((best, offer) => (!best || before(rank(offer), rank(best)) ? offer : best), null);
}

const of = ({ numbers }: Offer, name: string): number => numbers?.[name] ?? 0;

/** The lowest insight that serves, a common one before an own one; coffee only where no insight is cheap. */
function payment(offers: readonly Offer[]): Offer | null {
  // A stone has a ring; a coffee or a card has none. A minor stone is cheaper than a coffee.
  const rank = (offer: Offer): Rank => [of(offer, 'ring') || 1.5, of(offer, 'own')];
  return least(offers, rank);
}

/** As many ideas as can be, and no bright idea where ideas are enough. */
function pieces(offers: readonly Offer[]): Offer | null {
  return least(offers, (offer) => [-of(offer, 'ideas'), of(offer, 'bright')]);
}

/** Where every way leads to one place, a common insight goes there. */
function generated(offers: readonly Offer[]): Offer | null {
  const targets = new Set(offers.map((offer) => offer.pieces.at(-1)));
  return targets.size === 1 ? least(offers, (offer) => [of(offer, 'ring'), of(offer, 'own')]) : null;
}

/** The next volume is an own card, if there is one: a citation pays somebody else. */
function volume(offers: readonly Offer[]): Offer | null {
  const paid = (offer: Offer) => of(offer, 'points') + of(offer, 'bright');
  return least(offers, (offer) => [offer.numbers?.['owner'] === undefined ? 0 : 1, of(offer, 'slot'), paid(offer)]);
}

const WAYS: Record<string, (offers: readonly Offer[]) => Offer | null> = {
  pay: payment,
  lay: pieces,
  generate: generated,
  volume,
  // Without a bright idea there is one way; with them the plain way comes first.
  ink: (offers) => least(offers, (offer) => [of(offer, 'bright')]),
};

export function prefer({ question, offers }: Pick<Snapshot, 'question' | 'offers'>): Offer | null {
  if (!question) return null;
  const answers = offers.filter(({ free, group }) => !free && group !== 'skip');
  const [first] = answers;
  const way = first && answers.every(({ group }) => group === first.group) ? WAYS[first.group] : undefined;
  return way ? way(answers) : null;
}
