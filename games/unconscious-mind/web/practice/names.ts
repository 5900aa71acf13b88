// The keys of the names that this room has for things without a plain name.

const SPACES = ['um-practice-top', 'um-practice-row-1', 'um-practice-row-2', 'um-practice-row-3', 'um-practice-left'];

/** The name of a space of the inkpot track. */
export const spaceName = (at: number): string => SPACES[at] ?? '';
