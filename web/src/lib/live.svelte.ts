// The connection to one table: what the server says, and whether it can be heard.
import type { ChatLine, ComponentSheet, ServerMessage, Snapshot, TableInfo, Told } from '../protocol';
import { get, Refused } from './api';
import { pacing, stay } from './pacing';
import { noteSeal } from './seals';
import { sheetOf } from './sheets';
import { awaySince, wentNow } from './standins';

export type Reach = 'connecting' | 'live' | 'lost';

/** What was told so far, with a part that begins at a known number. */
export function merged(log: readonly Told[], part: { from: number; told: Told[] }): Told[] | null {
  if (part.from > log.length) return null;
  return [...log.slice(0, part.from), ...part.told];
}

/** Lines of chat, each once, in order. */
export function withLines(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Map(chat.map((line) => [line.n, line]));
  for (const line of lines) known.set(line.n, line);
  return [...known.values()].sort((a, b) => a.n - b.n);
}

/** The table with those who are here now. */
export function withPeople(table: TableInfo, present: readonly number[], watching: number): TableInfo {
  const seats = table.seats.map((seat, at) => ({ ...seat, present: present.includes(at) }));
  return { ...table, seats, watching };
}

/** The sheet of a table whose components are not known any more. */
function nothingPrinted({ game, pack, rules, seats }: TableInfo): ComponentSheet {
  const origins = { certain: 0, likely: 0, guess: 0, reconstructed: 0 };
  const nothing = { pieces: [], answers: [], sheet: null };
  return { game, digest: pack, rules, players: seats.length, origins, ...nothing };
}

/** A snapshot with all that was told when it came. */
interface Coming {
  snapshot: Snapshot;
  log: Told[];
}

/** The table that is on screen; there is one at a time. */
class OnScreen {
  live = $state.raw<Live | null>(null);
}
export const onScreen = new OnScreen();

export class Live {
  /** Whether the host has closed the table. */
  gone = $state(false);
  reach = $state<Reach>('connecting');
  /** When the next attempt is made, in milliseconds since 1970. */
  again = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** When the table was heard of, for clocks that tick on here. */
  heardAt = $state(0);
  /** Since when the player of each seat is away, in milliseconds since 1970, as far as it is known. */
  away = $state.raw<(number | null)[]>([]);
  snapshot = $state.raw<Snapshot | null>(null);
  /** What is printed on the components; nothing is drawn before it is here. */
  sheet = $state.raw<ComponentSheet | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the first entry that the last message brought. */
  fresh = $state(0);
  /** What was on screen before this snapshot. */
  past = $state.raw<Snapshot | null>(null);
  /** How much had been told when the table was opened. */
  since = $state(0);
  /** How many steps of others wait to be shown, one by one. */
  behind = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly onOnline = () => this.connect();
  private coming: Coming[] = [];
  private shownAt = 0;
  private waitingSince = 0;
  private pace: ReturnType<typeof setTimeout> | undefined;
  /** Any key or click shows the present at once. */
  private readonly onHurry = () => this.hurry();

  constructor(
    readonly id: string,
    private readonly before: () => void = () => {},
  ) {
    addEventListener('online', this.onOnline);
    addEventListener('keydown', this.onHurry, { capture: true });
    addEventListener('pointerdown', this.onHurry, { capture: true });
    onScreen.live = this;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.pace);
    removeEventListener('online', this.onOnline);
    removeEventListener('keydown', this.onHurry, { capture: true });
    removeEventListener('pointerdown', this.onHurry, { capture: true });
    if (onScreen.live === this) onScreen.live = null;
    this.socket?.close();
  }

  /** Opens the connection anew; what is there already stays on screen meanwhile. */
  connect(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${this.id}/live?from=${this.told.length}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(String(event.data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  /** Fetches the state by HTTP, where the socket seems to have missed something. */
  async refresh(): Promise<void> {
    const path = `/api/tables/${this.id}/snapshot?from=${this.told.length}`;
    this.take(await get<Snapshot>(path));
  }

  private lost(): void {
    this.reach = 'lost';
    const wait = Math.min(10, 0.5 * 2 ** this.tries++) * 1000;
    this.again = Date.now() + wait;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private hear(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    this.reach = 'live';
    this.tries = 0;
    if (message.say === 'table') this.sit(message.table);
    if (message.say === 'here') this.meet(message.present, message.watching);
    if (message.say === 'closed') this.over();
    if (message.say === 'match') this.take(message.snapshot);
    if (message.say === 'chat') this.chat = withLines(this.chat, message.lines);
  }

  private over(): void {
    this.gone = true;
    this.close();
  }

  private meet(present: readonly number[], watching: number): void {
    if (!this.table) return;
    this.away = wentNow(present, this.away, Date.now());
    this.table = withPeople(this.table, present, watching);
  }

  private sit(table: TableInfo): void {
    this.away = awaySince(table, this.away, Date.now());
    this.table = table;
    this.heardAt = Date.now();
    if (table.stage !== 'over') noteSeal(table.id, table.commitment);
    void this.fetchSheet(table);
  }

  /** Fetches the sheet once; components that are gone leave a table that can be read without them. */
  private async fetchSheet(table: TableInfo): Promise<void> {
    if (this.sheet || this.closed) return;
    try {
      this.sheet = await sheetOf(table);
    } catch (error) {
      if (error instanceof Refused) this.sheet = nothingPrinted(table);
      else setTimeout(() => void this.fetchSheet(table), 2000);
    }
  }

  /** All that was told so far, what waits to be shown with it. */
  private get told(): Told[] {
    return this.coming.at(-1)?.log ?? this.log;
  }

  /** Takes a snapshot, unless a newer one is on screen or waits to be shown. */
  take(snapshot: Snapshot): void {
    const newest = this.coming.at(-1)?.snapshot ?? this.snapshot;
    if (newest && snapshot.seq < newest.seq) return;
    const log = merged(this.told, snapshot.log);
    if (!log) return this.startOver();
    if (this.coming.length === 0) this.waitingSince = Date.now();
    this.coming = [...this.coming, { snapshot, log }];
    this.goOn();
  }

  /** Whether what comes may wait: others play, and nobody waits for an answer from here. */
  private get watches(): boolean {
    const asked = (this.snapshot?.offers.length ?? 1) > 0;
    return !asked && pacing.watching() !== 'once' && !document.hidden;
  }

  /** Shows what has come: at once, or each step when the one before was there long enough. */
  private goOn(): void {
    clearTimeout(this.pace);
    while (this.coming[0]) {
      const now = Date.now();
      const stays = this.watches ? stay(pacing.watching(), this.coming.length, now - this.waitingSince) : 0;
      const left = this.shownAt + stays - now;
      if (left > 0) {
        this.pace = setTimeout(() => this.goOn(), left);
        break;
      }
      this.show(this.coming[0]);
    }
    this.behind = this.coming.length;
  }

  /** Shows the present; what lies between is in the log. */
  hurry(): void {
    const [last] = this.coming.slice(-1);
    if (!last) return;
    clearTimeout(this.pace);
    this.show(last);
    this.behind = 0;
  }

  private show(next: Coming): void {
    this.coming = this.coming.slice(this.coming.indexOf(next) + 1);
    const { snapshot, log } = next;
    this.before();
    if (!this.snapshot) this.since = log.length;
    this.fresh = this.snapshot ? Math.min(this.log.length, log.length) : log.length;
    // A chat line or a seat that is taken brings nothing to look at: only what is told stays a while.
    if (log.length > this.log.length) this.shownAt = Date.now();
    if (this.snapshot && this.snapshot.answers !== snapshot.answers) this.past = this.snapshot;
    this.log = log;
    this.snapshot = snapshot;
  }

  /** A gap in what was told: everything is fetched again from its beginning. */
  private startOver(): void {
    this.coming = [];
    this.behind = 0;
    this.log = [];
    this.connect();
  }
}
