// How much room the window has.
class Room {
  /** Room for one region at a time: a phone. */
  compact = $state(false);
  /** Room for a whole broad board beside one rail. */
  broad = $state(false);
  /** A phone on its side, or text at twice its size: one region, and the question beside it. */
  sideways = $state(false);

  /** A low window: what can give way does. */
  low = $state(false);
  /** A high one: beside four seats and their question there is room for a log. */
  high = $state(false);

  constructor() {
    this.watch('(max-width: 43.74em)', (is) => (this.compact = is));
    this.watch('(min-width: 75em) and (min-height: 40em)', (is) => (this.broad = is));
    this.watch('(min-width: 43.75em) and (max-height: 31.24em)', (is) => (this.sideways = is));
    this.watch('(max-height: 53.74em)', (is) => (this.low = is));
    this.watch('(min-height: 62.5em)', (is) => (this.high = is));
  }

  private watch(condition: string, set: (is: boolean) => void): void {
    const query = matchMedia(condition);
    set(query.matches);
    query.addEventListener('change', () => set(query.matches));
  }
}

export const room = new Room();
