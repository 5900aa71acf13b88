// The board of Notre Dame in low and sideways windows: nothing that is asked about is covered.
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { sample, SHAPES, throughout } from '../../../../web/browser/reach.js';

for (const shape of SHAPES) {
  test(
    `a whole game of Notre Dame at ${shape.join('x')}, nothing covered`,
    whole,
    told((at) => throughout(at, 'notre-dame', 4, shape)),
  );
}
test(
  'boards: what Notre Dame asks about is in sight in every shape',
  // Rose and plague track are seen in every window, except where a ride has brought the city to the front.
  told((at) => sample(at, 'notre-dame', 4, 6, { selectors: ['#board .rose svg', '#board .plague'], tab: 'borough' })),
);
