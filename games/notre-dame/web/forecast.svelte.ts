// What every open answer would bring, asked from the server once a question is put.
import type { Offer } from '$web/protocol';
import type { BoardProps } from '$web/boards/board';
import { foreseen, type Foreseen } from './foresee';
import type { View } from './types';

/** The verbs whose answers differ by what they yield; the draft tells nothing yet. */
const TOLD = ['play', 'to', 'hire', 'from', 'lose'];
const MOST = 9;
/** Whoever knows the answer is not kept waiting by questions of ours. */
const PAUSE = 180;

const wanted = (offers: readonly Offer[]) =>
  offers.filter(({ group, pieces }) => TOLD.includes(group) && pieces.length > 0).slice(0, MOST);

export class Forecast {
  private known = $state.raw<ReadonlyMap<string, Foreseen>>(new Map());

  /** What the answer that this piece stands for would do. */
  of(piece: string): Foreseen | null {
    return this.known.get(piece) ?? null;
  }

  /** Asks about the offers of a question; gives a way to stop asking. */
  ask(offers: readonly Offer[], { seat, foresee, view }: Pick<BoardProps, 'seat' | 'foresee' | 'view'>): () => void {
    let open = true;
    this.known = new Map();
    const asking = setTimeout(async () => {
      for (const offer of wanted(offers)) {
        const seen = open ? foreseen(await foresee(offer), seat, view as View) : null;
        if (!open || !seen) return;
        this.known = new Map(this.known).set(offer.pieces[0] ?? '', seen);
      }
    }, PAUSE);
    return () => {
      open = false;
      clearTimeout(asking);
    };
  }
}
