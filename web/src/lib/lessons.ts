// The guided first games: which games have one. The files themselves come when somebody wants to learn.
const FILES = import.meta.glob<{ default: unknown }>('../../../games/*/teach/lesson.json');

const file = (game: string) => FILES[`../../../games/${game}/teach/lesson.json`];

/** Whether a game has a guided first game, at `/teach/<game>`. */
export const hasLesson = (game: string): boolean => file(game) !== undefined;

/** The file of a lesson, as it is written. */
export async function lessonFile(game: string): Promise<unknown> {
  return (await file(game)?.())?.default ?? null;
}
