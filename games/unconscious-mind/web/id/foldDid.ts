// What the deeds of the Id do to the view.
import type { Change } from './fold';
import type { DidData, DidKind, Happening } from './events';
import { claim, step, takeSlot } from './pieces';

type Deeds = { [K in DidKind]?: (change: Change, data: DidData<K>) => void };

/** How many lines the locked ideas stand on: one for each column. */
const COLUMNS = 3;

const freed = ({ view, me }: Change, what: DidData<'inked'>['freed']) => {
  if (what === 'idea') {
    me.locked -= 1;
    me.ideas += 1;
  }
  if (what === 'bright') {
    if (view.id) view.id.guards[COLUMNS - me.locked] = false;
    me.bright += 1;
  }
};

const DEEDS: Deeds = {
  compass: ({ view }, { from }) => {
    if (view.id) view.id.compass = from === 'left' ? 'right' : 'left';
  },
  reshuffled: ({ view }) => {
    if (!view.id) return;
    view.id.deck += view.id.spent.length;
    view.id.spent = [];
  },
  card: ({ view, sheet }, { card }) => {
    if (!view.id) return;
    view.id.deck -= 1;
    view.id.spent = sheet.id.cards
      .map(({ name }) => name)
      .filter((name, at) => at === card || view.id?.spent.includes(name));
  },
  placed: ({ view, seat, me }, { space, ideas, bright }) => {
    me.ideas -= ideas;
    me.bright -= bright;
    const here = view.spaces[space];
    if (here) Object.assign(here, { owner: seat, ideas, bright });
  },
  inked: (change, { to, freed: what }) => {
    change.me.inkpot = to;
    freed(change, what);
  },
  flipped: ({ view }, { cell }) => {
    if (view.id) view.id.active[cell] = true;
  },
  completed: ({ me }, { line }) => {
    me['locked-lines'][line] = false;
    me.dial[0][1] += 1;
  },
  exchanged: ({ me }, { total }) => {
    if (total > 0) me.coffee = total;
  },
  coffee: ({ me }, { total }) => (me.coffee = total),
  brewed: ({ sheet, me }, { points, left }) => {
    me.coffee = left;
    me.points += points;
    if (points === 0) me.boxes = Math.min(me.boxes + 1, sheet.practice.boxes[1]);
  },
  'took-tile': ({ view, sheet }, { level, column, tile }) => {
    const row = view.tiles[level];
    if (row) row.shown[column] = null;
    view['gone-tiles'] = [...view['gone-tiles'], sheet.tiles[tile]?.name ?? ''];
  },
  nothing: ({ me }, { coffee }) => (me.coffee += coffee),
  walked: (change, { figure, to }) => step(change, figure, to),
  goal: (change, { goal }) => claim(change, goal),
  bonus: (change, { slot }) => takeSlot(change, slot, 0),
  overlaid: ({ view, sheet }, { client, overlay }) => {
    const pair = sheet.id.overlays[overlay % sheet.id.overlays.length];
    const [name, who] = [overlay < sheet.id.overlays.length ? pair?.name : pair?.twin, sheet.clients[client]?.name];
    if (view.id && name !== undefined && who !== undefined) view.id.covers = [...view.id.covers, [name, who]];
  },
};

export function foldDid(change: Change, event: Extract<Happening, { of: 'id' }>): void {
  const apply = DEEDS[event.kind] as ((change: Change, data: unknown) => void) | undefined;
  apply?.(change, event.data);
}
