// Starting the own turn over: what the button says and when it asks.
import type { ResetState } from '../protocol';

/** More answers than this do not go back without being asked for once more. */
const LITTLE = 2;

/** Whether the button asks once before it does it. */
export const asksFirst = ({ answers }: ResetState): boolean => answers > LITTLE;

/** The text of the button: to the start of the turn, or to what was shown last. */
export function resetText({ answers, ask, limit }: ResetState): string {
  if (answers > 0 && ask) return 'reset-ask';
  return answers > 0 && limit ? 'reset-part' : 'reset-turn';
}

/** Why the turn cannot be started over, or only a part of it; nothing where all of it goes back. */
export const resetWhy = ({ limit }: ResetState): string | null => (limit ? `reset-not-${limit}` : null);
