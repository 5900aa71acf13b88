// The check as it runs: which step it is at, what it found, and where it stopped.
import { text } from '../lib/api';
import { sealSeen } from '../lib/seals';
import type { Outcome } from '../protocol';
import { check, type Counted, type Step, STEPS, Wrong } from './check';

export type Stand = 'fetching' | 'checking' | 'right' | 'wrong' | 'unreached';
/** How far a step is. */
export type Mark = 'to-do' | 'now' | 'done' | 'wrong';

/** So long each step is seen at least, so that one can follow. */
const SEEN = 350;
const rest = (ms: number) => new Promise((on) => setTimeout(on, ms));

export class Run {
  stand = $state<Stand>('fetching');
  at = $state<Step | null>('chain');
  counted = $state.raw<Counted>({ lines: 0, draws: 0, numbers: 0, entropy: [] });
  wrong = $state.raw<Wrong | null>(null);
  /** Whether this browser saw the seal before the end. */
  readonly seen: boolean;

  constructor(
    private readonly id: string,
    private readonly commitment: string,
    private readonly outcome: Outcome,
    private readonly pace: number,
  ) {
    this.seen = sealSeen(id) !== null;
    void this.begin();
  }

  mark(step: Step): Mark {
    const [here, place] = [this.at === null ? STEPS.length : STEPS.indexOf(this.at), STEPS.indexOf(step)];
    if (place !== here) return place < here ? 'done' : 'to-do';
    return this.stand === 'wrong' ? 'wrong' : 'now';
  }

  private async begin(): Promise<void> {
    const record = await text(`/api/tables/${this.id}/record`).catch(() => null);
    if (record === null) return void (this.stand = 'unreached');
    this.stand = 'checking';
    try {
      await this.walk(record);
      this.stand = 'right';
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      this.wrong = error;
      this.stand = 'wrong';
    }
  }

  private async walk(record: string): Promise<void> {
    const known = { commitment: sealSeen(this.id) ?? this.commitment, outcome: this.outcome };
    for (const { at, counted } of check(record, known)) {
      const next = at !== this.at;
      this.counted = counted;
      this.at = at;
      await rest(next ? SEEN * this.pace : 0);
    }
  }
}
