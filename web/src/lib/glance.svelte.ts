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

export class Glance {
  /** The offer under the pointer or the focus. */
  focused = $state.raw<Offer | null>(null);
  preview = $state.raw<Preview | null>(null);
  private readonly previews: Previews;
  private resting: ReturnType<typeof setTimeout> | undefined;

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

  stop(): void {
    clearTimeout(this.resting);
    this.previews.stop();
    this.focused = null;
    this.preview = null;
  }

  /** Shows what an offer would do, before the click. */
  private async look(offer: Offer | null): Promise<void> {
    this.focused = offer;
    const { live, offers, chosen, sending } = this.table();
    const seq = live.snapshot?.seq;
    const wanted = offer ?? chosen;
    const open = wanted && offers.some(({ action }) => action === wanted.action);
    if (!wanted || !open || seq === undefined || sending) {
      this.preview = null;
      return;
    }
    const preview = await this.previews.of(seq, wanted.action);
    const current = this.focused ?? this.table().chosen;
    if (current?.action === wanted.action) this.preview = preview;
  }
}
