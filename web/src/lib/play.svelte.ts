// One table as a person sees and plays it. Holds no rule: what can be done is what was offered.
import type {
  Acknowledged, ClientMessage, Command, Fault, Offer, Preview, SeatInfo, Snapshot, WhyNot,
} from '../protocol';
import { post } from './api';
import { texts } from './i18n.svelte';
import { Live } from './live.svelte';
import { Looking } from './looking.svelte';
import { concerning, light, picking, type Light } from './offers';
import { Outbox } from './outbox';
import { Previews } from './previews';
import { shelf } from './shelf';
import type { Words } from './words';

/** What a seat is called. */
export function seatName(words: Words, seat: SeatInfo, number: number): string {
  if (seat.sitter === 'empty') return words.say('seat-free');
  if ('person' in seat.sitter) return seat.sitter.person.name;
  return words.say('seat-bot', { number: number + 1 });
}

export class Play {
  readonly live: Live;
  readonly looking: Looking;
  picked = $state.raw<string[]>([]);
  chosen = $state.raw<Offer | null>(null);
  /** The offer under the pointer or the focus. */
  focused = $state.raw<Offer | null>(null);
  /** The refusal that was asked about. */
  why = $state.raw<WhyNot | null>(null);
  fault = $state.raw<Fault | null>(null);
  waiting = $state.raw<readonly ClientMessage[]>([]);
  unsent = $state(false);
  /** The pieces of the line of the log under the pointer. */
  shown = $state.raw<readonly string[]>([]);
  preview = $state.raw<Preview | null>(null);

  private readonly outbox: Outbox;
  private readonly previews: Previews;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** The snapshot that was answered: nothing can be foreseen from it any more. */
  private answered = -1;

  constructor(
    readonly id: string,
    before: () => void = () => {},
  ) {
    this.live = new Live(id, before);
    this.looking = new Looking(id);
    this.previews = new Previews(id);
    const path = `/api/tables/${id}/commands`;
    const send = (message: ClientMessage) => post<Acknowledged>(path, message);
    this.outbox = new Outbox(send, this.hearing(), shelf(id));
    void this.outbox.flush();
  }

  close(): void {
    this.live.close();
    this.outbox.close();
  }

  /** What is on screen: the present, or the moment that the slider shows. */
  readonly snapshot = $derived.by((): Snapshot | null => this.looking.at ?? this.live.snapshot);
  readonly table = $derived.by(() => this.live.table);
  readonly names = $derived.by(() =>
    (this.table?.seats ?? []).map((seat, at) => seatName(texts.words, seat, at)),
  );
  readonly words = $derived.by(() => texts.words.at(this.table?.pieces ?? [], this.names));
  readonly seat = $derived.by(() => this.live.snapshot?.seat ?? null);
  readonly offers = $derived.by(() => (this.looking.at ? [] : (this.live.snapshot?.offers ?? [])));
  readonly refused = $derived.by(() =>
    this.looking.at ? [] : (this.live.snapshot?.why_not ?? []),
  );
  /** The offers that are left once pieces were picked. */
  readonly candidates = $derived.by(() => concerning(this.offers, this.picked));
  readonly sending = $derived(this.waiting.some(({ command }) => command.do === 'answer'));
  readonly asked = $derived.by(() => this.offers.length > 0 && !this.sending);

  light(piece: string): Light {
    const { offers, refused, picked, chosen } = this;
    return light({ offers, refused, picked, chosen }, piece);
  }

  /** A piece or place was clicked. */
  pick(piece: string): void {
    const naming = concerning(this.offers, [piece]);
    if (naming.length === 0) return this.explain(piece);
    this.why = null;
    const only = naming.length === 1 ? naming[0] : undefined;
    if (only && this.picked.length === 0) return this.choose(only);
    this.picked = picking(this.offers, this.picked, piece);
    const left = this.candidates;
    this.chosen = null;
    if (left.length === 1 && left[0]) this.choose(left[0]);
  }

  /** Says why a piece cannot be used, where the server told. */
  explain(piece: string): void {
    this.why = this.refused.find((no) => no.pieces.includes(piece)) ?? this.why;
  }

  /** An offer was chosen: what can be taken back is done at once, the rest when confirmed. */
  choose(offer: Offer): void {
    this.why = null;
    if (offer.undoable || this.chosen?.action === offer.action) return this.answer(offer);
    this.chosen = offer;
    this.rest(offer);
  }

  answer(offer: Offer): void {
    const seq = this.live.snapshot?.seq;
    if (seq === undefined || this.sending) return;
    this.clear();
    this.answered = seq;
    this.send({ do: 'answer', seq, action: offer.action });
  }

  undo(): void {
    const seq = this.live.snapshot?.seq;
    if (seq !== undefined) this.send({ do: 'undo', seq });
  }

  send(command: Command): void {
    this.fault = null;
    this.outbox.send(command);
  }

  /** Forgets picks and choices: a new question is asked. */
  clear(): void {
    clearTimeout(this.resting);
    this.previews.stop();
    this.picked = [];
    this.chosen = null;
    this.focused = null;
    this.why = null;
    this.preview = null;
  }

  /** Somebody rests on an offer, or leaves it; a glance in passing asks nothing. */
  rest(offer: Offer | null): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.look(offer), offer ? 140 : 0);
  }

  /** Shows what an offer would do, before the click. */
  private async look(offer: Offer | null): Promise<void> {
    this.focused = offer;
    const seq = this.live.snapshot?.seq;
    const wanted = offer ?? this.chosen;
    const open = wanted && this.offers.some(({ action }) => action === wanted.action);
    if (!wanted || !open || seq === undefined || this.sending) {
      this.preview = null;
      return;
    }
    const preview = await this.foresee(wanted);
    const current = this.focused ?? this.chosen;
    if (current?.action === wanted.action) this.preview = preview;
  }

  /** What an open answer would do. */
  async foresee(offer: Offer): Promise<Preview | null> {
    const seq = this.live.snapshot?.seq;
    const open = this.offers.some(({ action }) => action === offer.action);
    const over = seq === undefined || seq === this.answered || this.sending;
    return over || !open ? null : this.previews.of(seq, offer.action);
  }

  /** Lights the pieces of a line of the log. */
  show(pieces: readonly string[]): void {
    setTimeout(() => (this.shown = pieces), 0);
  }

  private hearing() {
    return {
      done: (_: Command, seq: number) => this.catchUp(seq),
      refused: (_: Command, { fault }: { fault: Fault }) => {
        this.fault = fault;
        this.answered = -1;
        if (fault.code === 'stale') void this.live.refresh().catch(() => this.live.connect());
      },
      changed: (waiting: readonly ClientMessage[], lost: boolean) => {
        this.waiting = waiting;
        this.unsent = lost;
      },
    };
  }

  /** The answer is in; if the socket does not tell what followed, we ask. */
  private catchUp(seq: number): void {
    const late = () => (this.live.snapshot?.seq ?? 0) < seq;
    setTimeout(() => {
      if (late()) void this.live.refresh().catch(() => this.live.connect());
    }, 1500);
  }
}
