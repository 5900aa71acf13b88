// The board of Dreamworld in low and sideways windows: nothing that is asked about is covered.
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { sample, SHAPES, throughout } from '../../../../web/browser/reach.js';

for (const shape of SHAPES) {
  test(
    `a whole game of Dreamworld at ${shape.join('x')}, nothing covered`,
    whole,
    told((at) => throughout(at, 'dreamworld', 4, shape)),
  );
}
test(
  'boards: what Dreamworld asks about is in sight in every shape',
  told((at) => sample(at, 'dreamworld', 4, 6)),
);
