// How much room the window has.
class Room {
  /** Room for one region at a time: a phone. */
  compact = $state(false);

  constructor() {
    const query = matchMedia('(max-width: 43.74em)');
    this.compact = query.matches;
    query.addEventListener('change', () => (this.compact = query.matches));
  }
}

export const room = new Room();
