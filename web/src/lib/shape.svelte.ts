// The shape of the window as it is now.
import { shapeBy, WHEN, type Shape } from './shape';

const FLAT = '(max-height: 37.49em)';

class Outline {
  shape = $state<Shape>('tall');
  /** A low window without room for a log: it is a line that opens. */
  flat = $state(false);

  constructor() {
    const read = () => {
      this.shape = shapeBy((condition) => matchMedia(condition).matches);
      this.flat = matchMedia(FLAT).matches;
    };
    read();
    for (const condition of [...WHEN.map(([, one]) => one), FLAT]) {
      matchMedia(condition).addEventListener('change', read);
    }
  }
}

export const outline = new Outline();
