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
    if (line === '' || /^\|[\s|:-]+\|$/.test(line)) continue;
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

/** The parts that contain every word of a search, each with the heading above it. */
export function searched(all: readonly Part[], wanted: string): Part[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...all];
  const hit = (part: Part) => {
    const text = part.kind === 'table' ? part.rows.flat().join(' ') : part.text;
    const whole = `${part.kind === 'rule' ? part.id : ''} ${text}`.toLowerCase();
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
