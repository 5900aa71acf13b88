// The seals of shuffles that this browser has seen while their matches were not over: what a table
// shows afterwards is held against them.

const KEY = 'mittwoch-seals';
/** How many are kept: those of the last tables. */
const KEPT = 60;

type Seals = [id: string, seal: string][];

/** With one more; what was seen first stays, whatever is said later. */
export function withSeal(seals: Seals, id: string, seal: string): Seals {
  return seals.some(([known]) => known === id) ? seals : [...seals, [id, seal] as [string, string]].slice(-KEPT);
}

function kept(): Seals {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Seals;
  } catch {
    return [];
  }
}

/** Notes the seal of a match that is not over. */
export function noteSeal(id: string, seal: string): void {
  try {
    const before = kept();
    const after = withSeal(before, id, seal);
    if (after !== before) localStorage.setItem(KEY, JSON.stringify(after));
  } catch {
    // A browser that keeps nothing can check all the same; it only cannot say what it saw.
  }
}

/** The seal that was seen before the end, if this browser saw one. */
export const sealSeen = (id: string): string | null => kept().find(([known]) => known === id)?.[1] ?? null;
