// A glance at an answer before it is given: what it would do, as the server tells.
import type { Offer, Preview } from '../protocol';
import { Previews } from './previews';

/** What a glance has to know of the table. */
interface Table {
  live: { snapshot: { seq: number } | null };
  offers: readonly Offer[];
  chosen: Offer | null;
  sending: boolean;
}

/** What somebody rests on: which offer it stands for now, and whether it is still rested on. */
export interface Rested {
  offer: () => Offer | null;
  held: () => boolean;
}

export class Glance {
  /** The offer under the pointer or the focus. */
  focused = $state.raw<Offer | null>(null);
  preview = $state.raw<Preview | null>(null);
  private readonly previews: Previews;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private on: Rested | null = null;

  constructor(
    id: string,
    private readonly table: () => Table,
  ) {
    this.previews = new Previews(id);
  }

  /** Somebody rests on an offer, or leaves it; a glance in passing asks nothing. */
  rest(offer: Offer | null): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.look(offer), offer ? 140 : 0);
  }

  /** Somebody rests on a piece, or leaves it. */
  hold(on: Rested | null): void {
    this.on = on;
    this.rest(on?.offer() ?? null);
  }

  /** Looks again at what is rested on: a new question says nothing to pointer and focus that stay. */
  again(): void {
    const offer = this.on?.held() ? this.on.offer() : null;
    const { offers } = this.table();
    if (offer && offers.some(({ action }) => action === offer.action)) this.rest(offer);
  }

  stop(): void {
    clearTimeout(this.resting);
    this.previews.stop();
    this.focused = null;
    this.preview = null;
  }

  /** What an open answer would do; nothing while another one is on its way. */
  async foresee(offer: Offer): Promise<Preview | null> {
    const { live, offers, sending } = this.table();
    const seq = live.snapshot?.seq;
    const open = offers.some(({ action }) => action === offer.action);
    return !open || seq === undefined || sending ? null : this.previews.of(seq, offer.action);
  }

  /** Shows what an offer would do, before the click. */
  private async look(offer: Offer | null): Promise<void> {
    this.focused = offer;
    const wanted = offer ?? this.table().chosen;
    const preview = wanted ? await this.foresee(wanted) : null;
    const current = this.focused ?? this.table().chosen;
    if (current?.action === wanted?.action) this.preview = preview;
  }
}
