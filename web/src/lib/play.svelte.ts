// One table as a person sees and plays it. Holds no rule: what can be done is what was offered.
import type { Acknowledged, ClientMessage, Command, Fault, Offer, Preview, Snapshot, WhyNot } from '../protocol';
import { Advice } from './advice.svelte';
import { post } from './api';
import { ChatRead } from './chatread.svelte';
import { confirming, isAnswer } from './confirming';
import { Glance, type Rested } from './glance.svelte';
import { concerning, light, meant, picking, type Light } from './offers';
import { Outbox } from './outbox';
import { shelf } from './shelf';
import { Sight } from './sight.svelte';

/** What a board wishes of the questions that it answers. */
export interface Wishes {
  carried?: readonly string[];
  prefer?: (snapshot: Snapshot) => Offer | null;
}

/** An answer that is meant to follow: of this group, about this piece. */
export interface Step {
  group: string;
  piece?: string;
}

export class Play extends Sight {
  picked = $state.raw<string[]>([]);
  chosen = $state.raw<Offer | null>(null);
  /** The refusal that was asked about. */
  why = $state.raw<WhyNot | null>(null);
  fault = $state.raw<Fault | null>(null);
  waiting = $state.raw<readonly ClientMessage[]>([]);
  unsent = $state(false);
  /** The pieces of the line of the log under the pointer. */
  shown = $state.raw<readonly string[]>([]);
  /** The part of the board that a guide wants to be seen, where there is room for one only. */
  wanted = $state('');
  /** How many answers were given here since the table was opened. */
  given = $state(0);
  /** What was on screen when the last answer was given; it is answered once. */
  private answered = $state.raw<Snapshot | null>(null);
  /** The pieces that are to be picked in the question after the next answer. */
  private intended: readonly string[] = [];
  /** What is to be answered after the chosen answer, and what is still to be answered after it was given. */
  private planned: readonly Step[] = [];
  steps = $state.raw<readonly Step[]>([]);
  /** How many records the match had when the server took that answer. */
  private taken = $state(0);

  /** The hint that was asked for. */
  readonly advice: Advice;
  /** How far what was said here has been read. */
  readonly read: ChatRead;
  private readonly outbox: Outbox;
  private readonly glance: Glance;

  constructor(id: string, before: () => void = () => {}) {
    super(id, before);
    this.glance = new Glance(id, () => this);
    this.read = new ChatRead(id);
    this.advice = new Advice(id);
    const path = `/api/tables/${id}/commands`;
    const send = (message: ClientMessage) => post<Acknowledged>(path, message);
    this.outbox = new Outbox(send, this.hearing(), shelf(id));
    void this.outbox.flush();
  }

  close(): void {
    this.advice.clear();
    this.live.close();
    this.outbox.close();
  }

  /** What the board of this table wishes; the frame sets it. */
  wishes: Wishes = {};

  readonly offers = $derived.by(() => (this.looking.at ? [] : (this.live.snapshot?.offers ?? [])));
  readonly refused = $derived.by(() => (this.looking.at ? [] : (this.live.snapshot?.why_not ?? [])));
  /** The offers that are left once pieces were picked. */
  readonly candidates = $derived.by(() => concerning(this.offers, this.picked));
  /** An answer is on its way, or was taken and what followed is not on screen yet. */
  readonly sending = $derived.by(
    () =>
      this.waiting.some(({ command }) => command.do === 'answer') ||
      (this.answered !== null && this.answered === this.live.snapshot) ||
      (this.live.snapshot?.seq ?? 0) < this.taken,
  );
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
    if (only && this.picked.length === 0) return this.chooseBy(only, piece);
    this.picked = picking(this.offers, this.picked, piece);
    const left = this.candidates;
    this.chosen = null;
    if (left.length === 1 && left[0]) this.choose(left[0]);
  }

  /** Says why a piece cannot be used, where the server told. */
  explain(piece: string): void {
    this.why = this.refused.find((no) => no.pieces.includes(piece)) ?? this.why;
  }

  /** An offer was chosen: as people wish it, it is done at once or when confirmed. */
  choose(offer: Offer): void {
    this.why = null;
    const again = this.chosen?.action === offer.action;
    if (!again) this.planned = [];
    if (isAnswer(offer.undoable, again, confirming.how())) return this.answer(offer);
    this.chosen = offer;
    this.rest(offer);
  }

  /** A piece that stands for one answer is meant in the next question too, where the board says so. */
  private chooseBy(offer: Offer, piece: string): void {
    this.intended = this.wishes.carried?.includes(offer.group) ? [piece] : [];
    this.choose(offer);
  }

  /** Gives an answer, and picks these pieces in the question that follows, if it asks about them. */
  intend(offer: Offer, pieces: readonly string[]): void {
    this.intended = pieces;
    this.choose(offer);
  }

  /** Chooses an answer without giving it; once it is given, these follow as far as they are offered. */
  mark(offer: Offer | null, then: readonly Step[] = []): void {
    this.chosen = offer;
    this.planned = then;
    this.rest(null);
  }

  /** A new question is on screen: what was meant for it is picked, what is preferred is chosen. */
  begin(): void {
    const { intended } = this;
    this.clear();
    const { snapshot } = this.live;
    if (snapshot?.seq !== this.advice.hint?.seq) this.advice.clear();
    // The same moment told twice is not yet what follows the answer.
    if (snapshot && this.answered && snapshot.seq <= this.answered.seq) return void (this.intended = intended);
    if (!snapshot?.question || this.looking.at) return;
    this.picked = meant(this.offers, intended);
    const best = this.picked.length === 0 ? (this.wishes.prefer?.(snapshot) ?? null) : null;
    if (best) this.mark(best);
    else this.glance.again();
  }

  /** Gives the next answer that was chosen together with an earlier one, if it is open now. */
  proceed(): void {
    const [next, ...rest] = this.steps;
    if (!next || !this.asked) return;
    const { group, piece } = next;
    const open = this.offers.filter((offer) => offer.group === group && (!piece || offer.pieces.includes(piece)));
    this.steps = [];
    if (open.length !== 1 || !open[0]) return;
    this.answer(open[0]);
    this.steps = rest;
  }

  answer(offer: Offer): void {
    const seq = this.live.snapshot?.seq;
    if (seq === undefined || this.sending) return;
    const { intended, planned } = this;
    this.clear();
    this.intended = intended;
    this.steps = planned;
    this.given += 1;
    this.answered = this.live.snapshot;
    this.send({ do: 'answer', seq, action: offer.action });
  }

  undo(): void {
    this.steps = [];
    const seq = this.live.snapshot?.seq;
    if (seq !== undefined) this.send({ do: 'undo', seq });
  }

  /** Asks for a hint, where they are given; asked again, it is put away. */
  hint(): void {
    const { snapshot } = this.live;
    if (!snapshot?.question || this.looking.at || !this.table?.hints_open) return;
    if (this.advice.open) return this.advice.clear();
    void this.advice.ask(snapshot.seq);
  }

  send(command: Command): void {
    this.fault = null;
    this.outbox.send(command);
  }

  /** Forgets picks and choices: a new question is asked. */
  clear(): void {
    this.glance.stop();
    this.picked = [];
    this.chosen = null;
    this.why = null;
    this.intended = [];
    this.planned = [];
  }

  /** The offer under the pointer or the focus, and what it would do. */
  get focused(): Offer | null {
    return this.glance.focused;
  }
  get preview(): Preview | null {
    return this.glance.preview;
  }
  rest(offer: Offer | null): void {
    this.glance.rest(offer);
  }
  hold(on: Rested | null): void {
    this.glance.hold(on);
  }
  foresee(offer: Offer): Promise<Preview | null> {
    return this.glance.foresee(offer);
  }

  /** Lights the pieces of a line of the log. */
  show(pieces: readonly string[]): void {
    setTimeout(() => (this.shown = pieces), 0);
  }

  private hearing() {
    return {
      done: (command: Command, seq: number) => {
        if (command.do === 'answer') this.taken = seq;
        this.catchUp(seq);
      },
      refused: (_: Command, { fault }: { fault: Fault }) => {
        this.fault = fault;
        this.answered = null;
        this.steps = [];
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
    const late = () => this.sending || (this.live.snapshot?.seq ?? 0) < seq;
    setTimeout(() => {
      if (late()) void this.live.refresh().catch(() => this.live.connect());
    }, 1500);
  }
}
