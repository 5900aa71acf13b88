// What a phrase speaks of, without its words.
import type { Arg, Phrase } from '../protocol';

function argsOf(phrase: Phrase): Arg[] {
  return Object.values(phrase.args ?? {}).filter((arg) => arg !== undefined);
}

/** Every piece and place that a phrase names, also inside nested phrases. */
export function piecesOf(phrase: Phrase): string[] {
  return argsOf(phrase).flatMap((arg) => {
    if ('piece' in arg) return [arg.piece];
    if ('pieces' in arg) return arg.pieces;
    if ('phrases' in arg) return arg.phrases.flatMap(piecesOf);
    return [];
  });
}

/** The first seat that a phrase names. */
export function seatOf(phrase: Phrase): number | null {
  for (const arg of argsOf(phrase)) if ('seat' in arg) return arg.seat;
  return null;
}

/** A number that goes into a phrase. */
export function numberOf(phrase: Phrase, name: string): number | null {
  const arg = phrase.args?.[name];
  return arg && 'number' in arg ? arg.number : null;
}

/** A word that goes into a phrase. */
export function wordIn(phrase: Phrase, name: string): string | null {
  const arg = phrase.args?.[name];
  return arg && 'word' in arg ? arg.word : null;
}

/** A piece that goes into a phrase. */
export function pieceIn(phrase: Phrase, name: string): string | null {
  const arg = phrase.args?.[name];
  return arg && 'piece' in arg ? arg.piece : null;
}
