// Commands that the server has not acknowledged yet. None is lost without a word: each is sent
// again under the same key until the server has done it or said why not.
import type { Acknowledged, ClientMessage, Command } from '../protocol';
import { Refused, Unreachable } from './api';
import { newKey } from './key';

export type Post = (message: ClientMessage) => Promise<Acknowledged>;

export interface Heard {
  done(command: Command, seq: number): void;
  refused(command: Command, error: Refused): void;
  changed(waiting: readonly ClientMessage[], lost: boolean): void;
}

/** Where unsent commands survive a reload of the page. */
export interface Shelf {
  read(): ClientMessage[];
  write(messages: readonly ClientMessage[]): void;
}

/** Seconds to wait before a command is sent again. */
export function patience(tries: number): number {
  return Math.min(8, 0.5 * 2 ** tries);
}

export class Outbox {
  private waiting: ClientMessage[];
  private busy = false;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly post: Post,
    private readonly heard: Heard,
    private readonly shelf: Shelf,
    private readonly makeKey: () => string = newKey,
  ) {
    this.waiting = shelf.read();
  }

  send(command: Command): void {
    this.waiting.push({ key: this.makeKey(), command });
    this.note(this.tries > 0);
    void this.flush();
  }

  /** Sends what waits, in order, one after the other. */
  async flush(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    clearTimeout(this.timer);
    try {
      for (let first = this.waiting[0]; first; first = this.waiting[0]) await this.one(first);
      this.note(false);
    } catch {
      this.later();
    }
    this.busy = false;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private async one(message: ClientMessage): Promise<void> {
    try {
      const { seq } = await this.post(message);
      this.drop(message);
      this.heard.done(message.command, seq);
    } catch (error) {
      if (error instanceof Unreachable || !(error instanceof Refused)) throw error;
      // Too many at once is the only refusal that time alone mends.
      if (error.fault.code === 'too-many' || error.fault.code === 'stopping') throw error;
      this.drop(message);
      this.heard.refused(message.command, error);
    }
  }

  private later(): void {
    this.note(true);
    this.timer = setTimeout(() => void this.flush(), patience(this.tries++) * 1000);
  }

  private drop(message: ClientMessage): void {
    this.waiting = this.waiting.filter((other) => other.key !== message.key);
    this.tries = 0;
    this.note(false);
  }

  private note(lost: boolean): void {
    this.shelf.write(this.waiting);
    this.heard.changed([...this.waiting], lost);
  }
}
