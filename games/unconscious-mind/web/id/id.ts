// What everybody needs to foretell the Id: its figures, the columns of overlays and the rows that
// its compass chooses from, in words; the drawn board and the text table share it.
import type { Words } from '$web/lib/words';
import { fullText } from '../sheet';
import type { IdView, Sheet, View } from '../wire';

type Seen = Pick<View, 'players' | 'goals' | 'treatises'> & { id: IdView };

/** Coffee for a box, insights in its supply, bright ideas on locked ideas, and its deck. */
export function idFacts(words: Words, { id, players }: Seen): string[] {
  const supply = players[1]?.dial[0]?.[1] ?? 0;
  return [
    words.say('um-id-board-compass', { side: id.compass }),
    words.say('um-id-board-brew', { coffee: id.brew }),
    words.say('um-id-board-supply', { count: supply }),
    words.say('um-id-board-guards', { count: id.guards.filter(Boolean).length }),
    words.say('um-id-board-cards', { deck: id.deck, spent: id.spent.length }),
  ];
}

/** The overlays that are still to come, from the top: routine ones, then their twins. */
export function comingOverlays(id: IdView): { key: string; names: string[] }[] {
  const laid = new Set(id.covers.map(([overlay]) => overlay));
  const left = (names: string[]) => names.filter((name) => !laid.has(name));
  return [
    { key: 'um-id-board-overlays', names: left(id.order.slice(0, 4)) },
    { key: 'um-id-board-twins', names: left(id.order.slice(4)) },
  ];
}

/** The goals that are left, from the left. */
export function goalRow({ id, goals }: Seen): string[] {
  return id['goal-row'].filter((name) => goals.some((goal) => goal.name === name && goal.owner === null));
}

/** A card with the colour that it has as a volume. */
function volume(words: Words, sheet: Sheet, card: string): string {
  return `${words.piece(card)} (${fullText(sheet, words, card)[0] ?? ''})`;
}

/** A treatise of the person with the volumes that are left; the rightmost can be cited. */
function cited(words: Words, sheet: Sheet, { treatises }: Seen, name: string): string {
  const volumes = treatises.find((treatise) => treatise.name === name)?.volumes ?? [];
  const left = volumes.flatMap((card) => (card === null ? [] : [volume(words, sheet, card)]));
  return left.length > 0 ? `${words.piece(name)}: ${left.join(', ')}` : words.piece(name);
}

/** The rows that the compass chooses from, each with what lies in it from the left. */
export function idRows(words: Words, sheet: Sheet, seen: Seen): { title: string; items: string[] }[] {
  const rows = [
    { key: 'um-id-board-goals', items: goalRow(seen).map((name) => words.piece(name)) },
    { key: 'um-id-board-shelf', items: seen.id.shelf.map((name) => cited(words, sheet, seen, name)) },
    { key: 'um-id-board-row', items: seen.id.row.map((card) => volume(words, sheet, card)) },
  ];
  return rows.filter(({ items }) => items.length > 0).map(({ key, items }) => ({ title: words.say(key), items }));
}
