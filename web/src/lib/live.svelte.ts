// The connection to one table: what the server says, and whether it can be heard.
import type { ChatLine, ComponentSheet, ServerMessage, Snapshot, TableInfo, Told } from '../protocol';
import { get, Refused } from './api';
import { sheetOf } from './sheets';

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
  return { game, digest: pack, rules, players: seats.length, origins, pieces: [], sheet: null };
}

export class Live {
  /** Whether the host has closed the table. */
  gone = $state(false);
  reach = $state<Reach>('connecting');
  /** When the next attempt is made, in milliseconds since 1970. */
  again = $state(0);
  table = $state.raw<TableInfo | null>(null);
  /** When the table was heard of, for clocks that tick on here. */
  heardAt = $state(0);
  snapshot = $state.raw<Snapshot | null>(null);
  /** What is printed on the components; nothing is drawn before it is here. */
  sheet = $state.raw<ComponentSheet | null>(null);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the first entry that the last message brought. */
  fresh = $state(0);

  private socket: WebSocket | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly onOnline = () => this.connect();

  constructor(
    readonly id: string,
    private readonly before: () => void = () => {},
  ) {
    addEventListener('online', this.onOnline);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.onOnline);
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
    const path = `/api/tables/${this.id}/live?from=${this.log.length}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (event) => this.socket === socket && this.hear(String(event.data));
    socket.onclose = () => this.socket === socket && this.lost();
  }

  /** Fetches the state by HTTP, where the socket seems to have missed something. */
  async refresh(): Promise<void> {
    const path = `/api/tables/${this.id}/snapshot?from=${this.log.length}`;
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
    if (message.say === 'here' && this.table) this.table = withPeople(this.table, message.present, message.watching);
    if (message.say === 'closed') this.over();
    if (message.say === 'match') this.take(message.snapshot);
    if (message.say === 'chat') this.chat = withLines(this.chat, message.lines);
  }

  private over(): void {
    this.gone = true;
    this.close();
  }

  private sit(table: TableInfo): void {
    this.table = table;
    this.heardAt = Date.now();
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

  /** Takes a snapshot, unless a newer one is on screen. */
  take(snapshot: Snapshot): void {
    if (this.snapshot && snapshot.seq < this.snapshot.seq) return;
    const log = merged(this.log, snapshot.log);
    if (!log) return this.startOver();
    this.before();
    this.fresh = this.snapshot ? Math.min(this.log.length, log.length) : log.length;
    this.log = log;
    this.snapshot = snapshot;
  }

  /** A gap in what was told: everything is fetched again from its beginning. */
  private startOver(): void {
    this.log = [];
    this.connect();
  }
}
