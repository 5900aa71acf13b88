// Following a turn of the Id step by step: forwards, backwards, all at a chosen speed, or its sum.
import { settings } from '$web/lib/settings.svelte';
import { look } from '../look.svelte';
import type { Sheet, View } from '../wire';
import type { IdTurn } from './events';
import { folded } from './fold';
import { litOf, NOTHING, type Lit } from './lit';
import { isSurprise, stepsOf, type Step } from './steps';
import { explained } from './turn.svelte';

/** How long a step stays while all are played, in milliseconds. */
const READING = { calm: 4000, normal: 2500, quick: 1200 };

/** What is looked at: a turn, and the view after it where nothing has followed yet. */
export interface Looked {
  turn: IdTurn;
  after: View | null;
  sheet: Sheet;
}

export class Follow {
  playing = $state(false);

  constructor(private readonly looked: () => Looked | null) {}

  readonly steps = $derived.by((): Step[] => stepsOf(this.looked()?.turn.happened ?? []));

  /** The view before the turn, then after each of its steps; nothing while it is not known. */
  private readonly views = $derived.by((): View[] => {
    const looked = this.looked();
    const before = looked && explained.before(looked.turn);
    if (!looked || !before) return [];
    const { turn, sheet, after } = looked;
    let [done, view] = [0, folded(before, sheet, turn.lead)];
    const views = [view];
    for (const { to } of this.steps) {
      view = folded(view, sheet, turn.happened.slice(done, to));
      done = to;
      views.push(view);
    }
    // What the events do not tell, such as tags, is right at the end at least.
    if (after) views[views.length - 1] = after;
    return views;
  });

  /** The place of the step in focus; after the last one stands the sum. */
  get at(): number {
    const turn = this.looked()?.turn;
    return turn ? Math.min(explained.at(turn), this.steps.length) : 0;
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  get isLast(): boolean {
    return this.next === this.at;
  }

  /** The table after the step in focus, and before it. */
  get view(): View | null {
    return this.views[this.at + 1] ?? this.looked()?.after ?? null;
  }

  get before(): View | null {
    if (!this.step) return this.views[0] ?? this.view;
    return this.views[this.at] ?? this.view;
  }

  /** What any step changes, for the numbers beside it. */
  around(at: number): [View, View] | null {
    const [before, after] = [this.views[at], this.views[at + 1]];
    return before && after ? [before, after] : null;
  }

  get whole(): [View, View] | null {
    const [first, last] = [this.views[0], this.views.at(-1)];
    return first && last ? [first, last] : null;
  }

  get lit(): Lit {
    return this.step && this.before ? litOf(this.step, this.before) : NOTHING;
  }

  /** The step of a kind that lies nearest before the one in focus. */
  latest(kind: Step['kind']): Step | null {
    return this.steps.slice(0, this.at + 1).findLast((step) => step.kind === kind) ?? null;
  }

  private counts(at: number): boolean {
    const step = this.steps[at];
    return step !== undefined && (settings.chosen.explain !== 'surprises' || isSurprise(step));
  }

  /** The step that comes next; the one in focus where it is the last. */
  private get next(): number {
    const found = this.steps.findIndex((_, at) => at > this.at && this.counts(at));
    return found < 0 ? this.at : found;
  }

  go(at: number): void {
    const turn = this.looked()?.turn;
    if (turn) explained.go(turn, Math.max(0, Math.min(at, this.steps.length)));
  }

  forward(): void {
    this.go(this.next);
    if (this.isLast) this.playing = false;
  }

  back(): void {
    this.playing = false;
    const found = this.steps.findLastIndex((_, at) => at < this.at && this.counts(at));
    this.go(Math.max(0, found));
  }

  /** The sum of the turn. */
  skip(): void {
    this.playing = false;
    this.go(this.steps.length);
  }

  start(): void {
    this.playing = false;
    this.go(0);
  }

  close(): void {
    this.playing = false;
    const turn = this.looked()?.turn;
    if (turn) explained.close(turn);
    look.opponent = null;
  }

  /** Waits for the time of reading, then goes on; gives what stops it. */
  wait(): () => void {
    const timer = setTimeout(() => this.forward(), READING[settings.chosen.reading]);
    return () => clearTimeout(timer);
  }
}
