// Faults in words of the reader's language.
import type { Fault } from '../protocol';
import { Refused } from './api';
import type { Words } from './words';

/** What went wrong, in one sentence; a newer server may name a text that is not here yet. */
export function faultText(words: Words, fault: Fault): string {
  return words.has(fault.phrase.key) ? words.phrase(fault.phrase) : words.say('failed');
}

/** The same for anything that was thrown. */
export function errorText(words: Words, error: unknown): string {
  return error instanceof Refused ? faultText(words, error.fault) : words.say('failed');
}
