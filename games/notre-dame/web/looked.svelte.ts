// Whose borough the big window shows: the board and the line above it agree on that.
class Looked {
  /** A rival's seat, or null for the own borough. */
  seat = $state<number | null>(null);
}

export const looked = new Looked();
