// The board of one player of Unconscious Mind in words; only the own pieces can be picked.
import type { Words } from '$web/lib/words';
import { line, type Item, type Region } from '$web/table/text/region';
import { fullText } from '../sheet';
import type { PlayerView, RoomView, Sheet } from '../wire';

/** Words and what is printed. */
export interface Speech {
  words: Words;
  sheet: Sheet;
}

/** A component with what is printed on it. */
export function component({ words, sheet }: Speech, piece: string, note = ''): Item {
  const printed = fullText(sheet, words, piece).join('; ');
  return { text: [words.piece(piece), note, printed].filter(Boolean).join(': '), piece };
}

function insights({ words, sheet }: Speech, player: PlayerView): Item[] {
  return sheet.practice.dial.map(({ name: spot }, at) => {
    const [common, own] = player.dial[at] ?? [0, 0];
    return { text: words.say('um-board-insights-at', { spot: words.piece(spot), common, own }), piece: spot };
  });
}

/** The nine cells as a table of three rows. */
function notebook(speech: Speech, player: PlayerView, title: string): Region {
  const { words, sheet } = speech;
  const columns = [1, 2, 3].map((number) => {
    const state = number - 1 + player.locked < 3 ? 'open' : 'locked';
    return words.say('um-board-column', { number, state });
  });
  const cell = (at: number): Item[] => {
    const tile = player.notebook[at] ?? null;
    const piece = sheet.practice.cells[at] ?? '';
    return tile ? [component(speech, tile)] : [{ text: words.say('um-board-room-empty'), piece }];
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

function room(speech: Speech, player: PlayerView, here: RoomView, at: number): Item[] {
  const { words, sheet } = speech;
  const piece = sheet.practice.rooms[at] ?? '';
  const name = words.piece(piece);
  if (!here.client) {
    const blocked = at === 1 && player.blocked;
    const card = words.piece(player['room-card']);
    const state = blocked ? words.say('um-board-room-blocked', { card }) : words.say('um-board-room-empty');
    return [{ text: `${name}: ${state}`, piece }];
  }
  const parts: [string | null, string][] = [
    [here.client, ''],
    [here.layer, words.say('um-board-grief')],
    [here.manifest, words.say('um-board-manifest')],
    [here.latent, words.say('um-board-latent')],
  ];
  const cards = parts.flatMap(([card, note]) => (card ? [component(speech, card, note)] : []));
  return [{ text: words.say('um-board-therapy', { room: name, marker: here.marker }), piece }, ...cards];
}

/** Everything of a player: insights, notebook, office, cards. */
export function practice(speech: Speech, player: PlayerView, name: string, own: boolean): Region[] {
  const { words } = speech;
  const still = (items: Item[]): Item[] => (own ? items : items.flatMap(({ text }) => line(text)));
  const cards = [
    ...player.played.map((card) => component(speech, card)),
    ...player.cured.map((card) => component(speech, card, words.say('um-board-is-cured'))),
    ...player.known.map((card) => component(speech, card, words.say('um-board-known'))),
  ];
  const book = notebook(speech, player, words.say('um-board-notebook', { name }));
  const rows = book.grid!.rows.map((row) => ({ ...row, cells: row.cells.map(still) }));
  const offices = player.rooms.flatMap((here, at) => room(speech, player, here, at));
  return [
    { title: words.say('um-web-text-insights', { name }), items: still(insights(speech, player)) },
    { ...book, grid: { head: book.grid!.head, rows } },
    { title: words.say('um-board-rooms', { name }), items: still(offices) },
    { title: words.say('um-board-played', { name }), items: still(cards) },
  ];
}
