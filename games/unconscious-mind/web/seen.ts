// What a board of this game is given, with the types of the game.
import { t } from '$web/lib/i18n.svelte';
import type { Words } from '$web/lib/words';
import type { Sheet, View } from './wire';

/** The view and the sheet of a table. */
export function seen({ view, sheet }: { view: unknown; sheet: unknown }): { view: View; sheet: Sheet } {
  return { view: view as View, sheet: sheet as Sheet };
}

/** Names without the empty places. */
export function present(names: readonly (string | null)[]): string[] {
  return names.filter((name) => name !== null);
}

/** Whose board it is; in solo the second one is the Id's. */
export function boardName(view: Pick<View, 'id'>, of: number, words: Words): string {
  return view.id && of === 1 ? t('um-board-id') : words.name(of);
}
