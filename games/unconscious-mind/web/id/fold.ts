// The table after each event of a turn: the events are folded over the view before it, so that a
// step can be shown with the pieces where they lay then. What the Id's board does not show, such as
// the dial of the person, is left as it was.
import type { PlayerView, RoomView, Sheet, TreatiseView, View } from '../wire';
import type { Happening, OpenData, OpenKind } from './events';
import { foldDid } from './foldDid';
import { claim, colourOf, gainBoxes, raise, step, takeSlot } from './pieces';

/** What an event changes: the view, and whose turn it is. */
export interface Change {
  view: View;
  sheet: Sheet;
  seat: number;
  me: PlayerView;
}

type Open = { [K in OpenKind]?: (change: Change, data: OpenData<K>) => void };

const EMPTY: RoomView = { client: null, layer: null, latent: null, manifest: null, marker: 0 };
const room = ({ me }: Change, at: number): RoomView => me.rooms[at] ?? EMPTY;

/** A card that is laid under a treatise, from the own row or from the end of another treatise. */
function layVolume(change: Change, { treatise, card, cited }: OpenData<'volume-laid'>): void {
  const { view, sheet, me } = change;
  const [printed, name] = [sheet.treatises[treatise], sheet.research[card]?.name];
  const into = view.treatises.find((one) => one.name === printed?.name);
  if (!printed || !into || name === undefined) return;
  if (cited === null) me.played = me.played.filter((one) => one !== name);
  else cite(view, name, cited);
  if (cited === null && view.id) view.id.row = view.id.row.filter((one) => one !== name);
  const colour = colourOf(sheet, name);
  const place = printed.volumes.findIndex((volume, at) => volume === colour && into.volumes[at] === null);
  if (place >= 0) into.volumes[place] = name;
}

/** A cited card leaves its treatise; its owner is rewarded with a bright idea and points (UM-15.8). */
function cite(view: View, card: string, owner: number): void {
  const from = view.treatises.find(({ volumes }) => volumes.includes(card));
  if (from) from.volumes = from.volumes.map((one) => (one === card ? null : one)) as TreatiseView['volumes'];
  const player = view.players[owner];
  if (!player) return;
  player.bright += 1;
  player.points += 2;
}

function recallIdeas({ view, seat, me }: Change, { ideas }: OpenData<'ideas-back'>): void {
  for (const space of view.spaces) {
    if (space.owner === seat && space.ideas > 0)
      Object.assign(space, { owner: null, action: null, ideas: 0, bright: 0 });
  }
  me.ideas += ideas;
}

/** Bright ideas leave the table. */
function endTurn({ view }: Change): void {
  for (const space of view.spaces) {
    space.bright = 0;
    if (space.ideas === 0) Object.assign(space, { owner: null, action: null });
  }
}

function draft(change: Change, { room: at, client }: OpenData<'drafted'>): void {
  const { view, sheet, me } = change;
  const name = sheet.clients[client]?.name ?? null;
  const place = view['shown-clients'].findIndex((shown) => shown?.client === name);
  const layer = view['shown-clients'][place]?.layer ?? null;
  if (place >= 0) view['shown-clients'][place] = null;
  me.rooms[at] = { ...EMPTY, client: name, layer };
}

/** Goods that are gained; coffee of the Id is told by itself. */
function gain(change: Change, { good, count, beyond }: OpenData<'gained'>): void {
  const { me } = change;
  if (good === 'coffee') me.coffee += count - beyond;
  if (good === 'bright') me.bright += count;
  if (good === 'points') me.points += count;
  if (good === 'box') gainBoxes(change, count);
}

const score = ({ me }: Change, { points }: { points: number }) => (me.points += points);

const OPEN: Open = {
  'turn-started': ({ view, seat }) => {
    view.turn = seat;
    if (view.id) view.id['next-room'] = null;
  },
  'round-started': ({ view }, { round }) => (view.round = round),
  'turn-ended': endTurn,
  'ideas-back': recallIdeas,
  'track-triggered': score,
  gained: gain,
  paid: ({ me }, { good, count }) => {
    if (good === 'coffee') me.coffee -= count;
    if (good === 'box') me.boxes -= count;
    if (good === 'bright') me.bright -= count;
  },
  reputation: (change, { points, steps }) => raise(change, points, steps),
  signalled: ({ view }) => (view.signal ??= view.round),
  claimed: (change, { goal }) => claim(change, goal),
  'card-drawn': ({ view, me }) => {
    view.research.count -= 1;
    me.hand += 1;
  },
  swapped: ({ view, sheet, me }, { give, take }) => {
    const [given, taken] = [sheet.research[give]?.name ?? null, sheet.research[take]?.name ?? ''];
    view['shown-research'] = view['shown-research'].map((shown) => (shown === taken ? given : shown));
    me.known = [...me.known.filter((name) => name !== given), taken];
  },
  played: ({ view, sheet, seat, me }, { card }) => {
    const name = sheet.research[card]?.name ?? '';
    me.hand -= 1;
    me.known = me.known.filter((known) => known !== name);
    me.played = [...me.played, name];
    if (view.id && seat === 1) view.id.row.push(name);
  },
  'volume-laid': layVolume,
  published: (change, { treatise, spot, points }) => {
    const { view, sheet, seat, me } = change;
    const found = view.treatises.find(({ name }) => name === sheet.treatises[treatise]?.name);
    if (found) found.owner = seat;
    const place = me.dial[spot];
    if (place) place[1] -= 1;
    me.points += points;
    if (view.id && seat === 0 && view.id.shelf.length === 0 && found) view.id.shelf.push(found.name);
  },
  'took-tile': ({ view }, { level, column }) => {
    const row = view.tiles[level];
    if (row) row.shown[column] = null;
  },
  slid: ({ view }, { level, column }) => {
    const row = view.tiles[level];
    if (!row) return;
    row.shown[column] = row.shown[column - 1] ?? null;
    row.shown[column - 1] = null;
  },
  'turned-up': ({ view, sheet }, { level, tile }) => {
    const row = view.tiles[level];
    if (!row) return;
    row.shown[0] = sheet.tiles[tile]?.name ?? null;
    row.below -= 1;
  },
  walked: (change, { figure, to }) => step(change, figure, to),
  'bonus-taken': (change, { slot, spot }) => takeSlot(change, slot, spot),
  'fireworks-moved': ({ view }, { to }) => (view.fireworks = to),
  'treatment-over': (change, { room: at, excess }) => {
    gainBoxes(change, excess);
    const here = room(change, at);
    if (here.manifest !== null) here.manifest = null;
    else here.latent = null;
  },
  helped: (change, { room: at, marker, points }) => {
    room(change, at).marker = marker;
    change.me.points += points;
  },
  catharsis: score,
  'layer-shed': (change, { room: at }) => (room(change, at).layer = null),
  cured: (change, { room: at, client, points }) => {
    const { sheet, me } = change;
    me.cured = [...me.cured, sheet.clients[client]?.name ?? ''];
    me.rooms[at] = { ...EMPTY };
    me.points += points;
  },
  'room-opened': ({ me }) => (me.blocked = false),
  'box-used': ({ view, seat, me }, { room: at }) => {
    me.boxes -= 1;
    if (view.id && seat === 1) view.id['next-room'] = 1 - at;
  },
  drafted: draft,
  'client-shown': ({ view, sheet }, { place, client, layer }) => {
    const [who, under] = [sheet.clients[client]?.name, sheet.layers[layer]?.name];
    if (who !== undefined && under !== undefined) view['shown-clients'][place] = { client: who, layer: under };
  },
  'latent-turned': (change, { room: at, dream }) =>
    (room(change, at).latent = change.sheet.latent[dream]?.name ?? null),
  'manifest-taken': (change, { room: at, dream }) => {
    const { view, sheet } = change;
    const name = sheet.manifest[dream]?.name ?? null;
    room(change, at).manifest = name;
    view['shown-manifest'] = view['shown-manifest'].map((shown) => (shown === name ? null : shown));
  },
  'manifest-shown': ({ view, sheet }, { place, dream }) => {
    view['shown-manifest'][place] = sheet.manifest[dream]?.name ?? null;
  },
  'marker-set': (change, { room: at, marker, points }) => {
    room(change, at).marker = marker;
    change.me.points += points;
  },
  shelved: ({ view, sheet }, { treatise, side }) => {
    const name = sheet.treatises[treatise]?.name;
    if (!view.id || name === undefined) return;
    view.id.shelf = side === 'left' ? [name, ...view.id.shelf] : [...view.id.shelf, name];
  },
};

/** Lets an event happen to a view of its own. */
function happen(view: View, sheet: Sheet, event: Happening): void {
  const me = view.players[event.seat];
  if (!me) return;
  const change: Change = { view, sheet, seat: event.seat, me };
  if (event.of === 'id') return foldDid(change, event);
  const apply = OPEN[event.kind] as ((change: Change, data: unknown) => void) | undefined;
  apply?.(change, event.data);
}

/** The view after so many events; the given one stays as it is. */
export function folded(before: View, sheet: Sheet, events: readonly Happening[]): View {
  const view = structuredClone(before);
  for (const event of events) happen(view, sheet, event);
  return view;
}
