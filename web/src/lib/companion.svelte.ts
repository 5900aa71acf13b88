// One game at a real table: what was told, and where the companion stands after it.
import type { CompanionReply, CompanionRequest, Form, Said, Situation, Statement } from '../protocol';
import { post } from './api';
import { folded, SITUATION, unfolded, type Kept } from './companion';
import { errorText } from './faults';
import { texts } from './i18n.svelte';

export class AtTable {
  reply = $state.raw<CompanionReply | null>(null);
  /** Steps up to here were there before the last answer. */
  before = $state(0);
  busy = $state(false);
  failed = $state('');
  pack = $state.raw<string | null>(null);
  private kept = $state.raw<Situation>({ version: SITUATION, options: {}, told: [] });
  private last: Situation | null = null;

  constructor(readonly game: string) {}

  get told(): readonly Statement[] {
    return this.kept.told;
  }
  get options(): Readonly<Record<string, string | undefined>> {
    return this.kept.options;
  }

  /** Takes up what the address or this device holds; false if that is nothing. */
  async resume(): Promise<boolean> {
    const found = (await unfolded(location.hash.slice(1))) ?? (await unfolded(this.stored()));
    if (!found) return false;
    this.pack = found.pack;
    await this.go(found.situation);
    return true;
  }

  async begin(options: Record<string, string>): Promise<void> {
    await this.go({ version: SITUATION, options, told: [] });
  }

  /** Answers a question, or says that the table is otherwise. */
  tell(ask: string, say: Record<string, Said>): Promise<void> {
    return this.go({ ...this.kept, told: [...this.kept.told, { ask, say }] });
  }

  /** Gives another answer to an earlier question; what follows is worked out anew. */
  change(at: number, say: Record<string, Said>): Promise<void> {
    const told = this.kept.told.map((one, place) => (place === at ? { ...one, say } : one));
    return this.go({ ...this.kept, told });
  }

  /** Takes the last answers back. */
  back(to = this.kept.told.length - 1): Promise<void> {
    return this.go({ ...this.kept, told: this.kept.told.slice(0, Math.max(0, to)) });
  }

  /** The question to which an answer was given. */
  async formAt(at: number): Promise<Form | null> {
    const asked = this.kept.told[at]?.ask;
    const lasting = this.reply?.guide.correct.find((form) => form.name === asked);
    if (lasting) return lasting;
    try {
      const reply = await this.post({ ...this.kept, told: this.kept.told.slice(0, at) });
      return reply.guide.ask;
    } catch (error) {
      this.failed = errorText(texts.words, error);
      return null;
    }
  }

  again(): Promise<void> {
    return this.go(this.last ?? this.kept);
  }

  forget(): void {
    this.reply = null;
    this.kept = { version: SITUATION, options: {}, told: [] };
    localStorage.removeItem(this.place);
    history.replaceState(null, '', location.pathname);
  }

  private get place(): string {
    return `mittwoch-companion-${this.game}`;
  }

  private stored(): string {
    return localStorage.getItem(this.place) ?? '';
  }

  private async go(situation: Situation): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.last = situation;
    try {
      const reply = await this.post(situation);
      this.before = this.isLonger(reply) ? (this.reply?.guide.steps.length ?? 0) : 0;
      this.reply = reply;
      this.kept = reply.guide.situation;
      this.failed = '';
      await this.keep({ situation: this.kept, pack: this.pack });
    } catch (error) {
      this.failed = errorText(texts.words, error);
    }
    this.busy = false;
  }

  private post(situation: Situation): Promise<CompanionReply> {
    const request: CompanionRequest = { situation, ...(this.pack ? { pack: this.pack } : {}) };
    return post<CompanionReply>(`/api/games/${this.game}/companion`, request);
  }

  /** Whether the steps of before are still there, with more behind them. */
  private isLonger(reply: CompanionReply): boolean {
    const [now, then] = [reply.guide.steps, this.reply?.guide.steps ?? []];
    return then.every((step, at) => JSON.stringify(step) === JSON.stringify(now[at]));
  }

  private async keep(kept: Kept): Promise<void> {
    const fragment = await folded(kept);
    history.replaceState(null, '', `${location.pathname}#${fragment}`);
    try {
      localStorage.setItem(this.place, fragment);
    } catch {
      // A full or forbidden store: the address holds it all the same.
    }
  }
}
