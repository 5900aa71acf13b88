// The rules digest and the page of components: a small part of Markdown, cut into parts.

export type Part =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'plain'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

function cells(line: string): string[] {
  return line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());
}

function heading(line: string): Part {
  const level = line.search(/[^#]/);
  const text = line.slice(level).trim();
  return { kind: 'heading', level, text, id: text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-') };
}

/** The parts in their order. */
export function parts(markdown: string): Part[] {
  const found: Part[] = [];
  for (const raw of markdown.split('\n')) {
    const line = raw.trim();
    const last = found.at(-1);
    const rule = /^\*\*([A-Z]+-[\w.]+)\*\*\s*(.*)$/.exec(line);
    // What stands in a comment is for those who edit the file.
    if (line === '' || line.startsWith('<!--') || /^\|[\s|:-]+\|$/.test(line)) continue;
    if (line.startsWith('#')) found.push(heading(line));
    else if (rule) found.push({ kind: 'rule', id: rule[1] ?? '', text: rule[2] ?? '' });
    else if (!line.startsWith('|')) found.push({ kind: 'plain', text: line });
    else if (last?.kind === 'table') last.rows.push(cells(line));
    else found.push({ kind: 'table', head: cells(line), rows: [] });
  }
  return found;
}

/** The text of one numbered paragraph. */
export function paragraph(all: readonly Part[], id: string): string | null {
  const wanted = id.toLowerCase();
  const part = all.find((part) => part.kind === 'rule' && part.id.toLowerCase() === wanted);
  return part?.kind === 'rule' ? part.text : null;
}

export interface Span {
  text: string;
  mark: 'plain' | 'strong' | 'em' | 'code';
}

/** A line cut where its emphasis changes. */
export function spans(text: string): Span[] {
  const pieces = text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/).filter(Boolean);
  return pieces.map((piece): Span => {
    if (piece.startsWith('**')) return { text: piece.slice(2, -2), mark: 'strong' };
    if (piece.startsWith('*') && piece.length > 2) return { text: piece.slice(1, -1), mark: 'em' };
    if (piece.startsWith('`')) return { text: piece.slice(1, -1), mark: 'code' };
    return { text: piece, mark: 'plain' };
  });
}

/** Letters as they are sought: small, without accents, with one e for both Russian ones. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

/** What is sought of a word: endings of long words may differ, in the languages that bend them. */
export function stem(word: string): string {
  const plain = folded(word);
  if (/\d/.test(plain) || plain.length < 5) return plain;
  return plain.slice(0, plain.length < 7 ? -1 : -2);
}

/** The words of a search as they are sought. */
export const sought = (wanted: string): string[] => wanted.split(/\s+/).filter(Boolean).map(stem);

/** A text cut where a word that is sought begins and ends. */
export function marked(text: string, stems: readonly string[]): { text: string; hit: boolean }[] {
  if (stems.length === 0) return [{ text, hit: false }];
  const pieces = text.split(/([\p{L}\p{M}\p{N}]+(?:[-.’][\p{L}\p{M}\p{N}]+)*)/u).filter(Boolean);
  return pieces.map((piece) => ({ text: piece, hit: stems.some((sought) => folded(piece).includes(sought)) }));
}

/** Where a bracket that opens at `start` closes. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** A rule without what we say of our reading of it, and that reading; `label` is how it is announced. */
export function reading(text: string, label: string): { rule: string; note: string } {
  const start = text.indexOf(`(${label}`);
  if (start < 0) return { rule: text, note: '' };
  const end = closing(text, start);
  const said = text
    .slice(start + 1 + label.length, end)
    .replace(/^[\s:.]+/, '')
    .trim();
  const more = reading(text.slice(end + 1).trim(), label);
  return {
    rule: `${text.slice(0, start).trim()} ${more.rule}`.trim(),
    note: [said, more.note].filter(Boolean).join(' '),
  };
}

/** The chapters, for a table of contents. */
export const chapters = (all: readonly Part[]): { id: string; text: string; level: number }[] =>
  all.flatMap((part) => (part.kind === 'heading' ? [{ id: part.id, text: part.text, level: part.level }] : []));

/** The parts that contain every word of a search, each with the heading above it. */
export function searched(all: readonly Part[], wanted: string): Part[] {
  const words = sought(wanted);
  if (words.length === 0) return [...all];
  const hit = (part: Part) => {
    const text = part.kind === 'table' ? part.rows.flat().join(' ') : part.text;
    const whole = folded(`${part.kind === 'rule' ? part.id : ''} ${text}`);
    return words.every((word) => whole.includes(word));
  };
  const kept: Part[] = [];
  let above: Part | null = null;
  for (const part of all) {
    if (part.kind === 'heading') above = part;
    else if (hit(part)) {
      if (above) kept.push(above);
      above = null;
      kept.push(part);
    }
  }
  return kept;
}
