// One table as a person sees it: the present, or a moment that has passed.
import type { Snapshot } from '../protocol';
import { texts } from './i18n.svelte';
import { Live } from './live.svelte';
import { Looking } from './looking.svelte';
import { seatName } from './names';

export class Sight {
  readonly live: Live;
  readonly looking: Looking;

  constructor(
    readonly id: string,
    before: () => void,
  ) {
    this.live = new Live(id, before);
    this.looking = new Looking(id);
  }

  /** What is on screen: the present, or the moment that the slider shows. */
  readonly snapshot = $derived.by((): Snapshot | null => (this.sheet ? (this.looking.at ?? this.live.snapshot) : null));
  readonly table = $derived.by(() => this.live.table);
  readonly sheet = $derived.by(() => this.live.sheet);
  readonly names = $derived.by(() => (this.table?.seats ?? []).map((seat) => seatName(texts.words, seat)));
  readonly seat = $derived.by(() => this.live.snapshot?.seat ?? null);
  readonly words = $derived.by(() => texts.words.at(this.sheet?.pieces ?? [], this.names, this.seat));
}
