// Dreamworld in words: the round, tonight's line, the tokens, the hand and the earlier nights.
import type { BoardProps } from '$web/boards/board';
import { clientAt, type LineCard, type Sheet, type View } from '../types';
import { line, told, type Item, type Region } from '$web/table/text/region';

const OWNERS = { id: 'dw-board-id', random: 'dw-board-random', 'non-player': 'dw-board-non-player' };

function round({ words }: BoardProps, view: View, sheet: Sheet): Region {
  const { side, deck } = view;
  const client = view.clients[clientAt(view.round)];
  const tile = client?.tiles[(view.round - 1) % 2];
  const name = words.piece(client?.name ?? sheet.freud);
  const lines = [
    words.say('dw-board-round', {
      round: view.round,
      last: sheet['last-round'],
      side,
      client: name,
      suit: client?.suit ?? 'any',
    }),
    tile ? words.say('dw-board-tile', { tile: words.piece(tile) }) : words.say('dw-board-no-tile'),
    words.say('dw-board-corner', { corner: sheet.corner[side === 'sun' ? 0 : 1] }),
    words.say('dw-board-stock', { deck, down: view['non-player'] }),
  ];
  return { title: words.say('dw-web-round', { round: view.round }), lines };
}

function placed({ words }: BoardProps, card: LineCard, at: number): Item {
  const { owner } = card;
  const scores = typeof owner === 'object' || owner === 'id';
  const sign = card.add > 0 ? '+' : '';
  const text = words.say('dw-board-line-card', {
    place: at + 1,
    card: words.piece(card.card),
    suit: card['on-suit'] ? 'on' : 'off',
    gap: card.gap,
    owner: typeof owner === 'object' ? words.name(owner.seat) : words.say(OWNERS[owner]),
    add: scores && card.add !== 0 ? `${sign}${card.add}` : 'none',
    plus: card.plus,
  });
  return { text, piece: card.card };
}

function stage(props: BoardProps, view: View): Region {
  const items = view.line.map((card, at) => placed(props, card, at));
  const title = props.words.say('dw-web-stage');
  return items.length > 0 ? { title, items } : { title, lines: [props.words.say('dw-board-line-empty')] };
}

/** A row of tokens such as `4* 4 4`; the star marks the golden one. */
const tokens = (row: readonly number[]) =>
  row.length === 0 ? '–' : row.map((value, at) => (at === 0 ? `${value}*` : String(value))).join(' ');

function players({ words }: BoardProps, view: View): Region {
  const heads = [
    'dw-board-golden',
    'dw-board-left',
    'dw-board-plus',
    'dw-board-hand',
    'dw-board-professor',
    'dw-board-tokens',
  ];
  const rows = view.players.map((player, seat) => ({
    head: words.name(seat),
    cells: [
      ...[player.golden, player.remaining, player.supply, player.hand].map((n) => line(String(n))),
      line(words.say(player['professor-card'] === 'hand' ? 'dw-board-in-hand' : 'dw-board-on-table')),
      line(player.rows.map(tokens).join(' / ')),
    ],
  }));
  const id = view.id?.tokens.map(([value, flipped]) => (flipped ? `(${value})` : String(value))).join(' ');
  const lines = id ? [words.say('dw-board-id-tokens', { tokens: id })] : [];
  return {
    title: words.say('tab-players'),
    grid: { head: [words.say('menu-players'), ...heads.map((key) => words.say(key))], rows },
    lines,
  };
}

/** The own tokens, each row a piece that can be flipped from. */
function treatment({ words }: BoardProps, view: View, sheet: Sheet): Region {
  const rows = view.mine ? (view.players[view.mine.seat]?.rows ?? []) : [];
  const items = rows.map((row, at) => {
    const piece = sheet.rows[at]?.name ?? '';
    return { text: `${words.piece(piece)}: ${tokens(row)}`, piece };
  });
  return { title: words.say('dw-web-tokens'), items };
}

function hand({ words }: BoardProps, view: View, sheet: Sheet): Region {
  const cards = view.mine?.hand ?? [];
  const own = view.mine ? view.players[view.mine.seat] : undefined;
  const names = own?.['professor-card'] === 'hand' ? [...cards, sheet.professor] : cards;
  const items = names.map((piece) => ({ text: words.piece(piece), piece }));
  return { title: words.say('dw-board-your-hand'), items };
}

/** Seven nights with a Sun and a Moon side each. */
function nights({ words }: BoardProps, view: View, sheet: Sheet): Region {
  const lying = (of: number): Item[] =>
    view.lying
      .filter((card) => card.round === of)
      .map(({ card, plus }) => ({
        text: plus > 0 ? `${words.piece(card)} +${plus}` : words.piece(card),
        piece: card,
      }));
  const side = (of: number) => {
    const tile = view.clients[clientAt(of)]?.tiles[(of - 1) % 2];
    return [...(tile ? line(words.piece(tile)) : []), ...lying(of)];
  };
  const rows = Array.from({ length: sheet['last-round'] / 2 }, (_, at) => ({
    head: words.piece(view.clients[at]?.name ?? sheet.freud),
    cells: [side(2 * at + 1), side(2 * at + 2)],
  }));
  const sides = (['sun', 'moon'] as const).map((name) => words.say('dw-web-text-side', { side: name }));
  return { title: words.say('dw-board-nights'), grid: { head: [words.say('dw-web-text-client'), ...sides], rows } };
}

export function dreamworld(props: BoardProps): Region[] {
  const [view, sheet] = [props.view as View, props.sheet as Sheet];
  return told([round, stage, treatment, hand, players, nights].map((tell) => tell(props, view, sheet)));
}
