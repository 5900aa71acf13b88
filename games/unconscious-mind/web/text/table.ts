// Unconscious Mind in words: the round, the figures, the own board, the table and the city.
import type { BoardProps } from '$web/boards/board';
import { comingOverlays, idFacts, idRows } from '../id/id';
import { component, practice } from './practice';
import { told, type Item, type Region } from '$web/table/text/region';
import { present, seen } from '../seen';
import type { Sheet, SpaceView, View } from '../wire';

/** Words with the names of whoever has a board; in solo the second one is the Id. */
function speaker({ words }: BoardProps, view: View, sheet: Sheet) {
  const name = (seat: number) => (view.id && seat === 1 ? words.piece('the-id') : words.name(seat));
  const all = (pieces: readonly string[]): Item[] => pieces.map((piece) => component({ words, sheet }, piece));
  return { words, sheet, view, name, all };
}
type Speaker = ReturnType<typeof speaker>;

function heading({ words, view, name }: Speaker): Region {
  const lines = [words.say('um-board-freud', { location: words.piece(view.freud), space: view['freud-marker'] })];
  const last = view.signal !== null && view.round > view.signal;
  if (view.signal !== null) lines.unshift(words.say(last ? 'um-board-last-round' : 'um-board-signalled'));
  if (view.journalist) lines.push(words.say('um-board-journalist', { place: words.piece(view.journalist) }));
  if (view.fireworks) lines.push(words.say('um-board-fireworks', { place: words.piece(view.fireworks) }));
  return { title: words.say('um-web-text-round', { round: view.round, name: name(view.turn) }), lines };
}

function figures({ words, view, name }: Speaker): Region {
  const items = view.players.map((player, seat) => {
    const mine = view.spaces.filter(({ owner }) => owner === seat);
    return {
      text: words.say('um-board-figures-are', {
        name: name(seat),
        points: player.points,
        reputation: player.reputation,
        coffee: player.coffee,
        boxes: player.boxes,
        bright: player.bright,
        supply: player.ideas,
        locked: player.locked,
        table: mine.reduce((sum, { ideas }) => sum + ideas, 0),
        hand: player.hand,
        tiles: present(player.notebook).length,
        cured: player.cured.length,
        treatises: view.treatises.filter(({ owner }) => owner === seat).length,
        professor: words.piece(player.professor),
      }),
    };
  });
  return { title: words.say('tab-players'), items };
}

function choice({ words, sheet, view, all }: Speaker): Region {
  const tiles = view.players[view.mine?.seat ?? view.turn]?.choice ?? [];
  const held = view.held.map((piece) => component({ words, sheet }, piece, words.say('um-board-held')));
  return { title: words.say('um-board-choose'), items: [...all([...view.candidates, ...tiles]), ...held] };
}

const hand = ({ words, view, all }: Speaker): Region => ({
  title: words.say('um-board-your-hand'),
  items: all(view.mine?.hand ?? []),
});

/** Every idea space of the meeting table: taken, free or blocked. */
function space({ words, name }: Speaker, { name: piece, blocked, owner, action, ideas, bright }: SpaceView): Item {
  const at = words.piece(piece);
  if (owner !== null && action) {
    const fill = { space: at, name: name(owner), action: words.piece(action), ideas, bright };
    return { text: words.say('um-board-space-taken', fill), piece };
  }
  return { text: words.say(blocked ? 'um-board-space-blocked' : 'um-board-spaces-free', { spaces: at }), piece };
}

function table(speaks: Speaker): Region[] {
  const { words, sheet, view, all } = speaks;
  const title = words.say('um-board-table');
  const tiles = view.tiles.flatMap((row) => present(row.shown));
  return [
    { title, items: view.spaces.map((one) => space(speaks, one)) },
    { title: words.say('um-web-text-actions'), items: all(sheet.table.actions.map((action) => action.name)) },
    { title: words.say('um-board-display'), items: all(tiles) },
  ];
}

/** A treatise with who has published it and what is left of its volumes. */
function treatise({ words, sheet, name }: Speaker, { name: piece, owner, volumes }: View['treatises'][number]): Item {
  if (owner === null) return component({ words, sheet }, piece);
  const left = present(volumes)
    .map((volume) => words.piece(volume))
    .join(', ');
  return component(
    { words, sheet },
    piece,
    words.say('um-board-published', { name: name(owner), volumes: left || 'none' }),
  );
}

function displays(speaks: Speaker): Region[] {
  const { words, sheet, view, name, all } = speaks;
  const clients = view['shown-clients'].flatMap((shown) => (shown ? present([shown.client, shown.layer]) : []));
  const goals = view.goals.map(({ name: piece, owner }) =>
    component({ words, sheet }, piece, owner === null ? '' : words.say('um-board-claimed', { name: name(owner) })),
  );
  return [
    { title: words.say('um-board-clients'), items: all(clients) },
    { title: words.say('um-board-dreams'), items: all(present(view['shown-manifest'])) },
    { title: words.say('um-board-research'), items: all(present(view['shown-research'])) },
    { title: words.say('um-board-goals'), items: goals },
    { title: words.say('um-board-all-treatises'), items: view.treatises.map((one) => treatise(speaks, one)) },
  ];
}

/** The Id: its tiles, the overlays on clients and to come, and the rows that its compass chooses from. */
function theId({ words, sheet, view, all }: Speaker): Region[] {
  const { id } = view;
  if (!id) return [];
  const tiles = id.tiles.map((tile, at) =>
    component({ words, sheet }, tile, words.say(id.active[at] ? 'um-id-board-active' : 'um-id-board-inactive')),
  );
  const covers = id.covers.map(([overlay, client]) => component({ words, sheet }, overlay, words.piece(client)));
  return [
    { title: words.say('um-id-board'), lines: idFacts(words, { ...view, id }), items: tiles },
    { title: words.say('um-web-id-covers'), items: covers },
    ...comingOverlays(id).map(({ key, names }) => ({ title: words.say(key), items: all(names) })),
    ...idRows(words, sheet, { ...view, id }).map(({ title, items }) => ({
      title,
      items: items.map((text) => ({ text })),
    })),
  ];
}

/** The six locations in walking order, then the slots of the districts. */
function city({ words, sheet, view, name }: Speaker): Region[] {
  const locations = view.locations.map(({ location, used }) => {
    const here = view.players.flatMap((player, seat) => (player.professor === location ? [name(seat)] : []));
    if (view.freud === location) here.unshift(words.say('um-web-freud'));
    const slots = used.filter((taken) => !taken).length;
    const note = [here.join(', '), `${words.say('um-board-free-slots')} ${slots}`].filter(Boolean).join('; ');
    return component({ words, sheet }, location, note);
  });
  const slots = sheet.city.districts.map((district) => district.slots.map((slot) => slot.name));
  const districts = view.districts.flatMap(({ colour, marks, tokens }, place) => [
    component({ words, sheet }, colour, words.say('um-board-tokens', { tokens })),
    ...(slots[place] ?? []).map((slot, at) => {
      const mark = marks[at] ?? null;
      const note = mark === null ? '' : words.say('um-board-mark', { name: name(mark) });
      return component({ words, sheet }, slot, note);
    }),
  ]);
  return [
    { title: words.say('um-board-city'), items: locations },
    { title: words.say('um-board-districts'), items: districts },
  ];
}

export function unconsciousMind(props: BoardProps): Region[] {
  const { view, sheet } = seen(props);
  const speaks = speaker(props, view, sheet);
  const first = props.seat ?? view.turn;
  const seats = [...view.players.keys()];
  const boards = [first, ...seats.filter((seat) => seat !== first)].flatMap((seat) =>
    practice({ words: props.words, sheet }, view.players[seat]!, speaks.name(seat), seat === props.seat),
  );
  const [own, others] = [boards.slice(0, 4), boards.slice(4)];
  return told([
    heading(speaks),
    choice(speaks),
    hand(speaks),
    ...own,
    ...table(speaks),
    ...city(speaks),
    ...displays(speaks),
    figures(speaks),
    ...theId(speaks),
    ...others,
  ]);
}
