// Clocks as text.

/** Milliseconds as people read them: 8:41, 1:12:40, or whole days and hours. */
export function remaining(ms: number): { days: number; hours: number } | string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return { days: Math.floor(hours / 24), hours: hours % 24 };
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

/** What a clock shows now that was heard of some time ago. */
export function ticked(ms: number, ticking: boolean, heardAt: number, now: number): number {
  return ticking ? ms - (now - heardAt) : ms;
}
