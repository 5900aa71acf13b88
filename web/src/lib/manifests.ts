// What the manifests of the games say that the page must know without their rules.
const MANIFESTS = import.meta.glob<string>('../../../games/*/game.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the keys of a game's texts start with. */
export function prefixOf(game: string): string {
  const manifest = MANIFESTS[`../../../games/${game}/game.toml`] ?? '';
  return /^prefix = "(.*)"$/m.exec(manifest)?.[1] ?? game;
}

/** How many a game likes at a table that is opened with one click, if it says so. */
export function playersNow(game: string): number | null {
  const manifest = MANIFESTS[`../../../games/${game}/game.toml`] ?? '';
  const now = /^now = (\d+)$/m.exec(manifest)?.[1];
  return now === undefined ? null : Number(now);
}

/** How many minutes a game takes, at least and at most, if it says so. */
export function minutesOf(game: string): { least: number; most: number } | null {
  const manifest = MANIFESTS[`../../../games/${game}/game.toml`] ?? '';
  const found = /^minutes = "(\d+)-(\d+)"$/m.exec(manifest);
  return found ? { least: Number(found[1]), most: Number(found[2]) } : null;
}

/** How many rounds a game has, where that is certain. */
export function roundsOf(game: string): number | null {
  const manifest = MANIFESTS[`../../../games/${game}/game.toml`] ?? '';
  const rounds = /^rounds = (\d+)$/m.exec(manifest)?.[1];
  return rounds === undefined ? null : Number(rounds);
}

/** The lines of score sheets in which less is better, by the keys of their texts. */
const LESS = new Set(
  Object.values(MANIFESTS).flatMap((manifest) => {
    const list = /^less = \[(.*)\]$/m.exec(manifest)?.[1] ?? '';
    return [...list.matchAll(/"([^"]*)"/g)].map((found) => found[1]);
  }),
);

export const isLessBetter = (key: string): boolean => LESS.has(key);
