// The board of one player of Unconscious Mind in words; only the own pieces can be picked.
import type { Words } from '$web/lib/words';
import { line, type Item, type Region } from '$web/table/text/region';
import { SPOTS, type Player, type Room } from './view';

/** A component with what is printed on it. */
export function component(words: Words, piece: string, note = ''): Item {
  const printed = words.printed(piece).join('; ');
  return { text: [words.piece(piece), note, printed].filter(Boolean).join(': '), piece };
}

function insights(words: Words, player: Player): Item[] {
  return SPOTS.map((spot, at) => {
    const [common, own] = player.dial[at] ?? [0, 0];
    return { text: words.say('um-board-insights-at', { spot: words.piece(spot), common, own }), piece: spot };
  });
}

/** The nine cells as a table of three rows. */
function notebook(words: Words, player: Player, title: string): Region {
  const columns = [1, 2, 3].map((number) => {
    const state = number - 1 + player.locked < 3 ? 'open' : 'locked';
    return words.say('um-board-column', { number, state });
  });
  const cell = (at: number): Item[] => {
    const tile = player.notebook[at] ?? null;
    const piece = `r${Math.floor(at / 3) + 1}c${(at % 3) + 1}`;
    return tile ? [component(words, tile)] : [{ text: words.say('um-board-room-empty'), piece }];
  };
  const rows = [0, 1, 2].map((row) => ({
    head: words.say('um-board-row', { number: row + 1 }),
    cells: [0, 1, 2].map((column) => cell(3 * row + column)),
  }));
  const space = player.inkpot === 0 ? 'top' : player.inkpot > 3 ? 'left' : 'row';
  const lines = [
    words.say('um-board-inkpot', { space, row: player.inkpot }),
    words.say('um-board-locked', { locked: player.locked }),
  ];
  return { title, lines, grid: { head: [title, ...columns], rows } };
}

function room(words: Words, player: Player, here: Room, at: number): Item[] {
  const piece = `room-${at + 1}`;
  const name = words.piece(piece);
  if (!here.client) {
    const blocked = at === 1 && player.blocked;
    const card = words.piece(player['room-card']);
    const state = blocked ? words.say('um-board-room-blocked', { card }) : words.say('um-board-room-empty');
    return [{ text: `${name}: ${state}`, piece }];
  }
  const parts: [string | null, string][] = [
    [here.client, ''], [here.layer, words.say('um-board-grief')],
    [here.manifest, words.say('um-board-manifest')], [here.latent, words.say('um-board-latent')],
  ];
  const cards = parts.flatMap(([card, note]) => (card ? [component(words, card, note)] : []));
  return [{ text: words.say('um-board-therapy', { room: name, marker: here.marker }), piece }, ...cards];
}

/** Everything of a player: insights, notebook, office, cards. */
export function practice(words: Words, player: Player, name: string, own: boolean): Region[] {
  const still = (items: Item[]): Item[] => (own ? items : items.flatMap(({ text }) => line(text)));
  const cards = [
    ...player.played.map((card) => component(words, card)),
    ...player.cured.map((card) => component(words, card, words.say('um-board-is-cured'))),
    ...player.known.map((card) => component(words, card, words.say('um-board-known'))),
  ];
  const book = notebook(words, player, words.say('um-board-notebook', { name }));
  const rows = book.grid!.rows.map((row) => ({ ...row, cells: row.cells.map(still) }));
  const offices = player.rooms.flatMap((here, at) => room(words, player, here, at));
  return [
    { title: words.say('um-web-text-insights', { name }), items: still(insights(words, player)) },
    { ...book, grid: { head: book.grid!.head, rows } },
    { title: words.say('um-board-rooms', { name }), items: still(offices) },
    { title: words.say('um-board-played', { name }), items: still(cards) },
  ];
}
