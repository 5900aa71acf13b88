// What the table did beside the game: who resigned, who agreed, and who won by it. It needs no rules.
import { need, type Line } from './record';

const KINDS = ['action', 'undo', 'resigned', 'ended', 'by'];

export class Seats {
  private left: Set<number>;
  /** Who has won, once the table itself ended the match. */
  winners: number[] | null = null;

  constructor(private readonly players: number) {
    this.left = new Set(Array.from({ length: players }, (_, seat) => seat));
  }

  /** Checks one line after the set-up. */
  look({ value }: Line, number: number): void {
    const kinds = KINDS.filter((kind) => kind in value);
    const { seat } = value;
    need(kinds.length === 1 && this.winners === null, number, 'out-of-place');
    need(typeof seat === 'number' && seat >= 0 && seat < this.players, number, 'out-of-place');
    if ('agreed' in value || 'ended' in value) this.agree(seat, value['agreed'], number);
    if ('resigned' in value) this.resign(seat, number);
    if ('ended' in value) this.winners = [];
  }

  private agree(seat: number, agreed: unknown, number: number): void {
    const others = [...this.left].filter((other) => other !== seat);
    need(this.left.has(seat) && JSON.stringify(agreed) === JSON.stringify(others), number, 'not-agreed');
  }

  private resign(seat: number, number: number): void {
    need(this.left.delete(seat), number, 'out-of-place');
    if (this.left.size < 2) this.winners = [...this.left];
  }
}
