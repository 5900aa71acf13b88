// A hint for the question of now: asked for, shown, and forgotten with the question.
import type { Fault, Hint } from '../protocol';
import { get, Refused } from './api';
import { texts } from './i18n.svelte';

/** Fewer imagined deals than these are a quick look. */
const FEW = 8;

export class Advice {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  fault = $state.raw<Fault | null>(null);
  /** Whether the panel lies on the table. */
  open = $state(false);
  private asking: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Asks for a hint about a moment; whoever closes it or answers stops the thought. */
  async ask(seq: number): Promise<void> {
    this.clear();
    const asking = new AbortController();
    [this.asking, this.thinking, this.open] = [asking, true, true];
    try {
      await texts.also('advice');
      const hint = await get<Hint>(`/api/tables/${this.id}/hint?seq=${seq}`, asking.signal);
      if (this.asking === asking) this.hint = hint;
    } catch (error) {
      if (this.asking === asking) this.fault = error instanceof Refused ? error.fault : null;
    } finally {
      if (this.asking === asking) this.thinking = false;
    }
  }

  /** Forgets it, and stops a thought that goes on. */
  clear(): void {
    const asking = this.asking;
    this.asking = null;
    [this.hint, this.fault, this.thinking, this.open] = [null, null, false, false];
    asking?.abort();
  }

  /** The place of the best answer that names a piece, 0 for none. */
  rank(piece: string): number {
    return 1 + (this.hint?.answers.findIndex(({ pieces }) => pieces.includes(piece)) ?? -1);
  }

  /** The places of the answers that name a piece; none where all of them do, for that tells nothing apart. */
  ranks(piece: string): number[] {
    const answers = this.hint?.answers ?? [];
    const places = answers.flatMap(({ pieces }, at) => (pieces.includes(piece) ? [at + 1] : []));
    return places.length === answers.length && answers.length > 1 ? [] : places;
  }

  get isQuick(): boolean {
    return this.hint !== null && this.hint.worlds < FEW;
  }
}

/** Thousandths as whole wins in a hundred. */
export const wins = (thousandths: number): number => Math.round(thousandths / 10);

/** How far a chance may be off, in whole wins of a hundred: little is not nothing. */
export const margin = (thousandths: number): number => Math.ceil(thousandths / 10);

/** Tenths of a point as people write them. */
export const points = (tenths: number, lang: string): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(tenths / 10);
