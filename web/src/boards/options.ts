// What a game may bring for the sheet of a new table: pictures of its options.
import type { Component } from 'svelte';

/** The picture of one value of an option; it is told which. */
export type OptionPicture = Component<{ value: string }>;

/** The pictures of a game by the key of the option, in the order in which they are shown. */
export type OptionPictures = Readonly<Record<string, OptionPicture>>;

const FOUND = import.meta.glob<{ options: OptionPictures }>('../../../games/*/web/options.ts');

/** The pictures of a game; none where it brings none. */
export async function picturesOf(game: string): Promise<OptionPictures> {
  const load = FOUND[`../../../games/${game}/web/options.ts`];
  return load ? (await load()).options : {};
}

/** A switch has the values that say no and yes. */
export const isSwitch = (values: readonly string[]): boolean => values.join() === 'false,true';
