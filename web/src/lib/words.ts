// Phrases put into words, as the terminal does it.
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import type { Arg, Consequence, Phrase, Piece } from '../protocol';
import type { Lang } from './lang';
import { prefixOf } from './manifests';

export * from './lang';

export type Fill = Record<string, string | number>;

/**
 * A text with the blanks of its language: in French one that does not break stands before marks of
 * two parts and inside guillemets, a thin one before the question and exclamation marks and the
 * semicolon. Blanks that indent stay as they are.
 */
export function typeset(lang: Lang, text: string): string {
  if (lang !== 'fr') return text;
  const firm = text.replaceAll('« ', '«\u00a0').replace(/(\S) (?=[:»])/g, '$1\u00a0');
  return firm.replace(/(\S)[ \u00a0](?=[;!?])/g, '$1\u202f');
}

/** Makes the texts of a language from Fluent files. */
export function bundleOf(lang: Lang, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const add = (file: string) => bundle.addResource(new FluentResource(typeset(lang, file)), { allowOverrides: true });
  files.forEach(add);
  return bundle;
}

/** Phrases in a row, without blanks before or after the punctuation that has none. */
export function joined(lang: Lang, texts: readonly string[]): string {
  const text = texts.join(' ').replaceAll('( ', '(').replaceAll(' )', ')').replaceAll(' ,', ',');
  return lang === 'fr' ? text.replaceAll(' \u00a0', '\u00a0') : text.replaceAll(' :', ':');
}

/** Numbers with digits alone, as the terminal writes them. */
function plainly(fill: Fill): Record<string, string | FluentNumber> {
  const write = (value: string | number) =>
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(fill).map(([name, value]) => [name, write(value)]));
}

/** One language with the names of the pieces and players of a match. */
export class Words {
  constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    private readonly pieces: ReadonlyMap<string, Phrase> = new Map(),
    private readonly names: readonly string[] = [],
    /** The seat of whoever reads: what it does is said to it as *you*. */
    private readonly reader: number | null = null,
  ) {}

  /** The same with the pieces and names of a match, for whoever sits at a seat. */
  at(pieces: readonly Piece[], names: readonly string[], reader: number | null = null): Words {
    const map = new Map(pieces.map((piece) => [piece.name, piece.phrase]));
    return new Words(this.lang, this.bundle, map, names, reader);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A text with what goes into it; a key without a text stands for itself. */
  say(key: string, fill: Fill = {}): string {
    return this.format(key, null, fill) ?? key;
  }

  /** A phrase in words. */
  phrase(phrase: Phrase): string {
    const args = this.args(phrase);
    const own = this.isOwn(phrase) ? this.format(phrase.key, 'you', args) : null;
    return own ?? this.format(phrase.key, null, args) ?? phrase.key;
  }

  /** Whether the reader does what a phrase tells. */
  private isOwn(phrase: Phrase): boolean {
    const actor = phrase.args?.seat;
    return this.reader !== null && actor !== undefined && 'seat' in actor && actor.seat === this.reader;
  }

  /** An answer without its verb, where its text has such a form: what is kept, played, ridden to. */
  lead(answer: Phrase): string {
    return this.format(answer.key, 'lead', this.args(answer)) ?? this.phrase(answer);
  }

  /** What an answer would change, in one sentence; nothing where it changes nothing counted. */
  outlook(answer: Phrase, seat: number, changes: readonly Consequence[] = []): string | null {
    if (changes.length === 0) return null;
    const said = changes.map((change) => this.change(seat, change)).join(this.lang === 'fr' ? ' ; ' : '; ');
    const lead = this.lead(answer);
    const key = lead.includes(':') ? 'outlook-after' : 'outlook';
    return typeset(this.lang, this.say(key, { answer: lead, changes: said }));
  }

  private change(seat: number, { seat: of, phrase }: Consequence): string {
    const change = this.phrase(phrase);
    return of === seat ? change : this.say('outlook-of', { seat: this.name(of), change });
  }

  /** The short form of a phrase where its text has one, else the whole. */
  short(phrase: Phrase): string {
    return this.format(phrase.key, 'short', this.args(phrase)) ?? this.phrase(phrase);
  }

  /** A piece or place in words. */
  piece(name: string): string {
    const phrase = this.pieces.get(name);
    return phrase ? this.phrase(phrase) : name;
  }

  /** A piece or place in its short form. */
  shortPiece(name: string): string {
    const phrase = this.pieces.get(name);
    return phrase ? this.short(phrase) : name;
  }

  /** A text of a game, such as its name. */
  game(game: string, key: string): string {
    return this.say(`${prefixOf(game)}-${key}`);
  }

  /** A player's name. */
  name(seat: number): string {
    return this.names[seat] ?? this.say('seat-human', { number: seat + 1 });
  }

  private format(key: string, attribute: string | null, fill: Fill): string | null {
    const message = this.bundle.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return null;
    return this.bundle.formatPattern(pattern, plainly(fill), []);
  }

  private args(phrase: Phrase): Fill {
    const fill: Fill = {};
    for (const [name, arg] of Object.entries(phrase.args ?? {})) {
      if (arg) fill[name] = this.value(arg);
    }
    return fill;
  }

  private value(arg: Arg): string | number {
    if ('number' in arg) return arg.number;
    if ('seat' in arg) return this.name(arg.seat);
    if ('piece' in arg) return this.piece(arg.piece);
    if ('pieces' in arg) return arg.pieces.map((name) => this.piece(name)).join(', ');
    if ('word' in arg) return arg.word;
    return joined(
      this.lang,
      arg.phrases.map((phrase) => this.phrase(phrase)),
    );
  }
}
