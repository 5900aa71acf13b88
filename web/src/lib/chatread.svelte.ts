// How far somebody has read what was said at a table; kept in the browser, so that a reload knows.
import type { ChatLine } from '../protocol';

const KEY = 'mittwoch-read';
/** Of how many tables it is kept. */
const TABLES = 40;

type Read = [table: string, n: number][];

function kept(): Read {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Read) : [];
  } catch {
    return [];
  }
}

/** The marks with a new one, the latest first. */
export function marked(read: Read, table: string, n: number): Read {
  return [[table, n] as [string, number], ...read.filter(([id]) => id !== table)].slice(0, TABLES);
}

/** How many lines of others come after the last one that was read. */
export function unreadIn(chat: readonly ChatLine[], read: number, me: number | undefined): number {
  return chat.filter((line) => line.n > read && line.person !== me).length;
}

export class ChatRead {
  /** The number of the last line that was on screen. */
  n = $state(0);

  constructor(private readonly table: string) {
    this.n = kept().find(([id]) => id === table)?.[1] ?? 0;
  }

  /** Everything that was said is on screen. */
  mark(chat: readonly ChatLine[]): void {
    const last = chat.at(-1)?.n ?? 0;
    if (last <= this.n) return;
    this.n = last;
    try {
      localStorage.setItem(KEY, JSON.stringify(marked(kept(), this.table, last)));
    } catch {
      // Without storage a reload counts again.
    }
  }
}
