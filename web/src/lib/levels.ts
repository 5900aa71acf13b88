// How well bots play: which levels people choose among, and which one sits down by itself.

/** The levels that people choose among, weakest first. */
const LEVELS = ['novice', 'club', 'expert', 'champion'];

/** The levels of a game that the sheet shows; a game without any of them shows all its bots. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return levels.length > 0 ? levels : bots;
}

/** Who sits down where nobody chose a level: a steady player, else the strongest. */
export const usualLevel = (bots: readonly string[]): string =>
  bots.includes('club') ? 'club' : (bots.at(-1) ?? 'random');
