// What a person looks at on this board, beyond what the server sends: it belongs to the page alone,
// is shared by the board and the prompt, and is forgotten with the table.
import { ID } from './id/events';
import { explained } from './id/turn.svelte';

class Look {
  /** Whose practice is open over the own one; null where none is. */
  opponent = $state<number | null>(null);
  /** The space of the meeting table that is aimed from, before its action is chosen. */
  space = $state<string | null>(null);

  /**
   * Whether the turn of the Id is being explained, or its board is open like that of an opponent: it
   * then stands in place of the table.
   */
  get idTurn(): boolean {
    return explained.isOpen || (explained.isSolo && this.opponent === ID);
  }
  set idTurn(open: boolean) {
    if (!open) explained.leave();
  }

  /** A new table is looked at afresh. */
  forget(): void {
    this.opponent = null;
    this.space = null;
    this.idTurn = false;
  }
}

/** One table is on the screen at a time, so there is one look. */
export const look = new Look();
