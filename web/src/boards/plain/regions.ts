// The table of a game without a drawing: the fields of its view in words.
import { prefixOf } from '../../lib/manifests';
import type { Words } from '../../lib/words';
import { told, type Grid, type Item, type Region } from '../../table/text/region';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How the fields of a view are called: by their texts, or bare where a game has none at all. */
class Names {
  private readonly bare: boolean;

  constructor(
    readonly words: Words,
    private readonly game: string,
    view: Fields,
  ) {
    this.bare = !Object.keys(view).some((field) => words.has(this.key(field)));
  }

  private key(field: string): string {
    return `${prefixOf(this.game)}-view-${field}`;
  }

  /** The fields that are shown, with what they are called. */
  shown(fields: Fields): [string, string, unknown][] {
    const known = Object.entries(fields).filter(([field]) => this.bare || this.words.has(this.key(field)));
    return known.map(([field, value]) => [field, this.bare ? field : this.words.say(this.key(field)), value]);
  }
}

/** A value as something to read, and to pick where it is a piece. */
function items(names: Names, value: unknown): Item[] {
  if (Array.isArray(value)) return value.flatMap((inner) => items(names, inner));
  if (typeof value === 'string') return [{ text: names.words.piece(value), piece: value }];
  if (typeof value === 'boolean') return [{ text: value ? '✓' : '–' }];
  if (!isFields(value)) return [{ text: value == null ? '–' : String(value) }];
  return names.shown(value).map(([, label, inner]) => ({
    text: `${label}: ${items(names, inner)
      .map(({ text }) => text)
      .join(', ')}`,
  }));
}

/** Entries as rows of a table, one for each player where they are the players. */
function grid(names: Names, title: string, entries: readonly Fields[], players: boolean): Grid {
  const columns = names.shown(entries[0] ?? {});
  const head = (at: number) => (players ? names.words.name(at) : String(at + 1));
  return {
    head: [title, ...columns.map(([, label]) => label)],
    rows: entries.map((entry, at) => ({
      head: head(at),
      cells: columns.map(([field]) => items(names, entry[field])),
    })),
  };
}

/** The regions of some fields: single values in lines, then what has parts, tables and lists. */
function regions(names: Names, title: string, fields: Fields): Region[] {
  const lines: string[] = [];
  const parts: Region[] = [];
  const lists: Region[] = [];
  for (const [field, label, value] of names.shown(fields)) {
    if (isFields(value)) parts.push(...regions(names, label, value));
    else if (!Array.isArray(value)) lines.push(`${label}: ${items(names, value)[0]?.text ?? '–'}`);
    else if (value.length > 0 && value.every(isFields))
      parts.push({ title: label, grid: grid(names, label, value, field === 'players') });
    else lists.push({ title: label, items: items(names, value) });
  }
  return told([{ title, lines }, ...parts, ...lists]);
}

/** What a viewer sees of a game, in words. */
export function regionsOf(view: unknown, game: string, words: Words): Region[] {
  if (!isFields(view)) return [];
  return regions(new Names(words, game, view), words.game(game, 'name'), view);
}
