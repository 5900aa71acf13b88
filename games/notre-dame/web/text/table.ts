// Notre Dame in words: round and persons, the own cards, players, boroughs and the city.
import type { BoardProps } from '$web/boards/board';
import { cardOf, componentOf, printed } from '../component';
import {
  forecastOf,
  frameName,
  markersIn,
  prestigeOf,
  sectorsOf,
  type BoroughView,
  type PlaceName,
  type Sheet,
  type View,
} from '../types';
import { line, told, type Item, type Region } from '$web/table/text/region';

const PHASES = ['draft', 'cards', 'hire', 'plague', 'over'];

/** What is printed on the components. */
const sheetOf = ({ sheet }: BoardProps) => sheet as Sheet;

function round(props: BoardProps, view: View): Region {
  const { words } = props;
  const phase = frameName(view.phase);
  const lines = [
    words.say('nd-board-round', {
      period: view.period.toUpperCase(),
      round: view.round,
      last: sheetOf(props)['last-round'],
      phase: PHASES.includes(phase) ? phase : 'round',
      start: words.name(view.start),
    }),
    words.say('nd-board-plague', { plague: view.plague }),
    cathedral(words, view),
  ];
  return { title: words.say('nd-web-progress'), lines };
}

function cathedral(words: BoardProps['words'], view: View): string {
  const there = view.players.flatMap((player, seat) =>
    player.cathedral > 0 ? [`${words.name(seat)} (${player.cathedral})`] : [],
  );
  return words.say('nd-board-cathedral', { prestige: view.cathedral, markers: there.join(', ') || 'none' });
}

/** All that is printed on a component, in words. */
const all = ({ words, sheet }: BoardProps, name: string) =>
  printed(words, componentOf(sheet as Sheet, name)).map(({ text }) => text);

function persons(props: BoardProps, view: View): Region {
  const { words } = props;
  const items = view.persons.map(({ name, rats }) => ({
    text: [words.say('nd-board-person', { person: words.piece(name), rats }), ...all(props, name).slice(0, 2)].join(
      ' ',
    ),
    piece: name,
  }));
  return { title: words.say('nd-web-persons'), items };
}

function card(props: BoardProps, piece: string): Item {
  return { text: [props.words.piece(piece), ...all(props, piece).slice(0, 1)].join(': '), piece };
}

function cards(props: BoardProps, view: View): Region[] {
  const { words } = props;
  const list = (key: string, names: readonly string[] = []) => ({
    title: words.say(key),
    items: names.map((name) => card(props, name)),
  });
  return [list('nd-web-choose-from', view.mine?.looking), list('nd-web-your-hand', view.mine?.hand)];
}

/** Where the rat stands now, and where the plague of the round would bring it. */
function rat(view: View, sheet: Sheet, seat: number, hit: string): string {
  const [now, then] = [view.players[seat]?.rat ?? 0, forecastOf(view, sheet, seat)];
  if (then === null) return String(now);
  return `${now} → ${then}${then > sheet.harbour['last-step'] ? ` (${hit})` : ''}`;
}

function players(props: BoardProps, view: View): Region {
  const { words } = props;
  const sheet = sheetOf(props);
  const heads = ['coins', 'prestige', 'markers', 'rat', 'messages', 'this-round'].map((key) =>
    words.say(`nd-board-${key}`),
  );
  const rows = view.players.map((player, seat) => {
    const messages = player.messages
      .filter(([, count]) => count > 0)
      .map(([colour, count]) => `${words.piece(colour)} ${count}`);
    const done = player.played.map((name) => words.say('nd-board-place', { place: cardOf(sheet, name).place }));
    if (player.hired) done.push(words.say('nd-board-hired', { person: words.piece(player.hired) }));
    const prestige = prestigeOf(view, seat) ?? words.say('nd-web-hidden');
    const texts = [
      player.coins,
      prestige,
      `${player.supply} + ${player.general}`,
      rat(view, sheet, seat, words.say('nd-board-hit')),
      messages.join(', ') || '–',
      done.join(', ') || '–',
    ];
    return {
      head: `${words.name(seat)}, ${words.piece(player.colour)}`,
      cells: texts.map((text) => line(String(text))),
    };
  });
  const title = words.say('tab-players');
  return { title, grid: { head: [words.say('menu-players'), ...heads], rows }, lines: [words.say('nd-board-figures')] };
}

/** All boroughs side by side; the own sectors are pieces. */
function boroughs(props: BoardProps, view: View): Region {
  const { words, seat } = props;
  const places: PlaceName[] = [...sectorsOf(sheetOf(props)), 'notre-dame'];
  const cell = (place: PlaceName, at: number): Item[] => {
    const player = view.players[at];
    if (!player) return [];
    const count = place === 'notre-dame' ? player.cathedral : markersIn(player, place);
    const text = player.friend === place ? `${count} + ${words.piece('trusted-friend')}` : String(count);
    return [at === seat ? { text, piece: place } : { text }];
  };
  const rows = places.map((place) => ({
    head: words.piece(place),
    cells: view.players.map((_, at) => cell(place, at)),
  }));
  const head = [words.say('nd-web-boroughs'), ...view.players.map((_, at) => words.name(at))];
  return { title: words.say('nd-web-boroughs'), grid: { head, rows } };
}

/** The markets of a borough: what lies there, whose carriage stands there, where streets lead. */
function markets({ words }: BoardProps, view: View, { markets: all }: BoroughView): Item[] {
  return all.map(({ name, message }) => {
    const here = view.players.flatMap((player, seat) =>
      player.carriage === name ? [words.say('nd-board-carriage', { name: words.name(seat) })] : [],
    );
    const things = [...(message ? [words.piece(message)] : []), ...here].join(', ') || words.say('nd-web-empty');
    const ends = view.streets.flatMap(([one, other]) => (one === name ? [other] : other === name ? [one] : []));
    const to = ends.map((end) => words.piece(end)).join(', ');
    const market = words.piece(name);
    const text = `${words.say('nd-board-market', { market, things })}. ${words.say('nd-board-leads', { market, markets: to })}`;
    return { text, piece: name };
  });
}

function city(props: BoardProps, view: View): Region[] {
  const { words } = props;
  return view.boroughs.map((borough) => {
    const { owner, colour } = borough;
    const whose =
      owner === null
        ? words.say('nd-web-borough-free', { colour: words.piece(colour) })
        : words.say('nd-web-borough-of', { name: words.name(owner) });
    return { title: `${words.say('nd-web-city')}: ${whose}`, items: markets(props, view, borough) };
  });
}

export function notreDame(props: BoardProps): Region[] {
  const view = props.view as View;
  const parts = [round, persons, players, boroughs].map((tell) => tell(props, view));
  const [first, shown, ...rest] = parts;
  return told([first!, ...cards(props, view), shown!, ...rest, ...city(props, view)]);
}
