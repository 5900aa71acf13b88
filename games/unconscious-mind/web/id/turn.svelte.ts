// The turn of the Id that is explained, and how far somebody has followed it. It belongs to the page
// alone; the table goes on without it.
import { get } from '$web/lib/api';
import { onScreen } from '$web/lib/live.svelte';
import { pacing } from '$web/lib/pacing';
import type { Snapshot } from '$web/protocol';
import type { View } from '../wire';
import { lastTurn, type IdTurn } from './events';
import { isSurprise, stepsOf } from './steps';

class Explained {
  /** The answer with whose turn somebody is done. */
  private done = $state(-1);
  /** The answer whose turn somebody wants to see again. */
  private wanted = $state(-1);
  private place = $state.raw({ answers: -1, at: 0 });
  /** The moment of the match that is on screen; null at the present. */
  private moment = $state<number | null>(null);
  private fetched = $state.raw<{ answers: number; view: View } | null>(null);

  /** The last turn of the Id up to a moment of the match. */
  turn(answers: number): IdTurn | null {
    return lastTurn(onScreen.live?.log ?? [], answers);
  }

  /** Whether the turn that has just been played is to be explained now. */
  get isOpen(): boolean {
    const live = onScreen.live;
    if (!live?.snapshot) return false;
    if (this.moment !== null) return this.isPast(this.moment);
    const turn = this.turn(live.snapshot.answers);
    if (turn && turn.answers === this.wanted) return true;
    // Whoever answers has seen enough of it.
    if (!turn || turn.answers !== live.snapshot.answers || turn.answers === this.done) return false;
    const explain = pacing.explain();
    if (explain === 'never' || turn.from < live.since) return false;
    return explain === 'every' || stepsOf(turn.happened).some(isSurprise);
  }

  /** Whether a turn of before is explained, because somebody looks at its moment. */
  private isPast(moment: number): boolean {
    const turn = this.turn(moment);
    return turn?.answers === moment && moment !== this.done && pacing.explain() !== 'never';
  }

  /** Somebody looks at a moment of the match, by its log or its slider. */
  look(answers: number): void {
    const present = onScreen.live?.snapshot?.answers ?? answers;
    const moment = answers === present ? null : answers;
    if (moment === this.moment) return;
    this.moment = moment;
    // Whoever comes back to a turn sees it again, from its start.
    if (moment !== null) [this.done, this.place] = [-1, { answers: -1, at: 0 }];
  }

  /** The step that is looked at. */
  at(turn: IdTurn): number {
    return this.place.answers === turn.answers ? this.place.at : 0;
  }

  go(turn: IdTurn, at: number): void {
    this.place = { answers: turn.answers, at };
  }

  /** Back to the own turn. */
  close(turn: IdTurn): void {
    this.done = turn.answers;
    this.wanted = -1;
  }

  /** Leaves whatever turn is explained. */
  leave(): void {
    const turn = this.isOpen ? this.turn(this.moment ?? onScreen.live?.snapshot?.answers ?? 0) : null;
    if (turn) this.close(turn);
  }

  /** Whether the Id plays at the table on screen. */
  get isSolo(): boolean {
    const view = onScreen.live?.snapshot?.view as View | undefined;
    return Boolean(view?.id);
  }

  /** Shows a turn again from its start. */
  again(turn: IdTurn): void {
    this.done = -1;
    this.wanted = turn.answers;
    this.go(turn, 0);
  }

  /** The view before the answer that brought a turn, once it is known. */
  before(turn: IdTurn): View | null {
    const past = onScreen.live?.past;
    if (past?.answers === turn.answers - 1) return past.view as View;
    return this.fetched?.answers === turn.answers ? this.fetched.view : null;
  }

  /** Fetches that view where the page has not seen it. */
  async fetch(turn: IdTurn): Promise<void> {
    const id = onScreen.live?.id;
    if (!id || this.before(turn)) return;
    const path = `/api/tables/${id}/history?answers=${turn.answers - 1}`;
    const found = await get<Snapshot>(path).catch(() => null);
    if (found) this.fetched = { answers: turn.answers, view: found.view as View };
  }
}

export const explained = new Explained();
