// A shelf in the browser for commands that were not sent yet.
import type { ClientMessage } from '../protocol';
import type { Shelf } from './outbox';

/** The shelf of one table, in this tab. */
export function shelf(id: string): Shelf {
  const key = `mittwoch-outbox-${id}`;
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? '[]') as ClientMessage[];
      } catch {
        return [];
      }
    },
    write(messages) {
      try {
        if (messages.length > 0) sessionStorage.setItem(key, JSON.stringify(messages));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage a reload forgets them; until then they are still sent.
      }
    },
  };
}
