// Faults in words of the reader's language.
import type { Fault } from '../protocol';
import { Refused } from './api';
import type { Words } from './words';

/** What went wrong, in one sentence. */
export function faultText(words: Words, fault: Fault): string {
  if (fault.reason) return words.phrase(fault.reason);
  const key = `web-fault-${fault.code}`;
  return words.has(key) ? words.say(key) : fault.message;
}

/** The same for anything that was thrown. */
export function errorText(words: Words, error: unknown): string {
  return error instanceof Refused ? faultText(words, error.fault) : words.say('failed');
}
