// One game at a real table: what was told, and where the companion stands after it. Whatever is
// told is in the address before the server has heard it, so that no lost connection takes it away.
import type { CompanionReply, CompanionRequest, Form, Said, Situation, Statement } from '../protocol';
import { post, Refused, Unreachable } from './api';
import { folded, readFragment, SITUATION, unfolded, type Damage, type Kept } from './companion';
import { errorText } from './faults';
import { texts } from './i18n.svelte';

/** Seconds until a server that was not reached is asked again. */
const WAITS = [2, 4, 8, 15];

const plainOf = (situation: Situation): string => JSON.stringify(situation);

export class AtTable {
  reply = $state.raw<CompanionReply | null>(null);
  /** The reply before the last one, while the way has only grown. */
  former = $state.raw<CompanionReply | null>(null);
  busy = $state(false);
  failed = $state('');
  /** Seconds until it is tried again by itself; nothing while the server answers. */
  again = $state<number | null>(null);
  damage = $state<Damage | null>(null);
  pack = $state.raw<string | null>(null);
  private kept = $state.raw<Situation>({ version: SITUATION, options: {}, told: [] });
  /** What the server has not heard yet. */
  private pending: Situation | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setInterval> | null = null;
  private tried: { plain: string; reply: CompanionReply } | null = null;

  constructor(readonly game: string) {}

  get told(): readonly Statement[] {
    return this.kept.told;
  }
  get options(): Readonly<Record<string, string | undefined>> {
    return this.kept.options;
  }

  /** Steps up to here were there before the last answer. */
  get before(): number {
    return this.former?.guide.steps.length ?? 0;
  }

  /** Takes up what the address holds, or else this device. */
  async resume(): Promise<void> {
    const found = await readFragment(location.hash.slice(1));
    if (typeof found === 'string') this.damage = found;
    else if (found) await this.take(found);
    else await this.takeStored();
  }

  /** Whether this device keeps a game. */
  async hasStored(): Promise<boolean> {
    return (await unfolded(this.stored())) !== null;
  }

  /** Takes up what this device keeps. */
  async takeStored(): Promise<void> {
    const found = await unfolded(this.stored());
    if (found) await this.take(found);
  }

  private async take({ situation, pack }: Kept): Promise<void> {
    this.damage = null;
    this.pack = pack;
    await this.go(situation);
  }

  async begin(options: Record<string, string>): Promise<void> {
    this.damage = null;
    await this.go({ version: SITUATION, options, told: [] });
  }

  /** Goes on without the pack that cannot be read here: what is on cards is entered by its icons. */
  withoutPack(): Promise<void> {
    this.pack = null;
    return this.go(this.pending ?? this.kept);
  }

  /** Answers a question, or says that the table is otherwise. */
  tell(ask: string, say: Record<string, Said>): Promise<void> {
    return this.go(this.withAnswer(ask, say));
  }

  /** Gives another answer to an earlier question; what follows is worked out anew. */
  change(at: number, say: Record<string, Said>): Promise<void> {
    return this.go(this.withChange(at, say));
  }

  withAnswer(ask: string, say: Record<string, Said>): Situation {
    return { ...this.kept, told: [...this.kept.told, { ask, say }] };
  }

  withChange(at: number, say: Record<string, Said>): Situation {
    const told = this.kept.told.map((one, place) => (place === at ? { ...one, say } : one));
    return { ...this.kept, told };
  }

  /** Takes the last answers back. */
  back(to = this.kept.told.length - 1): Promise<void> {
    return this.go({ ...this.kept, told: this.kept.told.slice(0, Math.max(0, to)) });
  }

  /** Where an answer would lead; nothing if that cannot be said now. */
  async trial(situation: Situation): Promise<CompanionReply | null> {
    const plain = plainOf(situation);
    if (this.tried?.plain === plain) return this.tried.reply;
    try {
      const reply = await this.post(situation);
      this.tried = { plain, reply };
      return reply;
    } catch {
      return null;
    }
  }

  /** The question to which an answer was given. */
  async formAt(at: number): Promise<Form | null> {
    const asked = this.kept.told[at]?.ask;
    const lasting = this.reply?.guide.correct.find((form) => form.name === asked);
    if (lasting) return lasting;
    const reply = await this.trial({ ...this.kept, told: this.kept.told.slice(0, at) });
    return reply?.guide.ask ?? null;
  }

  /** Tries at once what did not get through. */
  retry(): Promise<void> {
    this.stop();
    return this.go(this.pending ?? this.kept);
  }

  forget(): void {
    this.stop();
    this.reply = null;
    this.former = null;
    this.damage = null;
    this.failed = '';
    this.pending = null;
    this.kept = { version: SITUATION, options: {}, told: [] };
    localStorage.removeItem(this.place);
    history.replaceState(null, '', location.pathname);
  }

  /** Ends what runs by itself. */
  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    this.again = null;
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
    this.pending = situation;
    try {
      await this.reach(situation);
    } catch (error) {
      await this.miss(situation, error);
    }
    this.busy = false;
  }

  private async reach(situation: Situation): Promise<void> {
    const plain = plainOf(situation);
    const reply = this.tried?.plain === plain ? this.tried.reply : await this.post(situation);
    this.former = this.reply && isLonger(this.reply, reply) ? this.reply : null;
    this.reply = reply;
    this.kept = reply.guide.situation;
    [this.failed, this.pending, this.tries] = ['', null, 0];
    this.stop();
    await this.keep({ situation: this.kept, pack: this.pack });
  }

  /** What was told is kept all the same; whoever cannot be reached is asked again by itself. */
  private async miss(situation: Situation, error: unknown): Promise<void> {
    const lost = error instanceof Unreachable || (error instanceof Refused && error.status === 429);
    this.failed = lost ? '' : errorText(texts.words, error);
    if (!lost) return this.stop();
    await this.keep({ situation, pack: this.pack });
    this.wait();
  }

  private wait(): void {
    this.stop();
    this.again = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 15;
    this.tries += 1;
    this.timer = setInterval(() => {
      this.again = (this.again ?? 1) - 1;
      if (this.again <= 0) void this.retry();
    }, 1000);
  }

  private post(situation: Situation): Promise<CompanionReply> {
    const request: CompanionRequest = { situation, ...(this.pack ? { pack: this.pack } : {}) };
    return post<CompanionReply>(`/api/games/${this.game}/companion`, request);
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

/** Whether the steps of before are still there, with more behind them. */
function isLonger(then: CompanionReply, now: CompanionReply): boolean {
  return then.guide.steps.every((step, at) => JSON.stringify(step) === JSON.stringify(now.guide.steps[at]));
}
