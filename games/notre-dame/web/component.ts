// Components of the sheet by the plain names of pieces.
import { joined, type Words } from '$web/lib/words';
import type { Fact } from '$web/boards/Facts.svelte';
import type {
  ActionCard,
  Colour,
  Fact as Printed,
  Harbour,
  MarketSpot,
  MessageTile,
  PersonCard,
  PlaceName,
  PlaceSheet,
  Sheet,
} from './types';

/** What a piece is; `of` says in whose borough it lies, where its name does. */
export type Component =
  | { kind: 'card'; entry: ActionCard }
  | { kind: 'person'; entry: PersonCard }
  | { kind: 'message'; entry: MessageTile }
  | { kind: 'place'; entry: PlaceSheet; of?: Colour }
  | { kind: 'harbour'; entry: Harbour; of?: Colour }
  | { kind: 'market'; entry: MarketSpot };

/** The name of what is somebody's; the viewer's own sectors are called by their names alone. */
export const partOf = (colour: Colour, part: PlaceName | 'carriage'): string => `${colour}:${part}`;

function listed(sheet: Sheet): Map<string, Component> {
  const found = new Map<string, Component>();
  for (const entry of sheet.cards) found.set(entry.name, { kind: 'card', entry });
  for (const entry of sheet.persons) found.set(entry.name, { kind: 'person', entry });
  for (const entry of sheet.messages) found.set(entry.name, { kind: 'message', entry });
  for (const entry of sheet.markets) found.set(entry.name, { kind: 'market', entry });
  for (const entry of sheet.places) {
    found.set(entry.name, { kind: 'place', entry });
    for (const of of sheet.colours) found.set(partOf(of, entry.name), { kind: 'place', entry, of });
  }
  const entry = sheet.harbour;
  found.set(entry.name, { kind: 'harbour', entry });
  for (const of of sheet.colours) found.set(partOf(of, 'harbour'), { kind: 'harbour', entry, of });
  return found;
}

const known = new WeakMap<Sheet, Map<string, Component>>();

/** What a piece is, where the sheet has it. */
export function componentOf(sheet: Sheet, name: string): Component | undefined {
  const all = known.get(sheet) ?? listed(sheet);
  known.set(sheet, all);
  return all.get(name);
}

/** The action card of a plain name that a view gives. */
export function cardOf(sheet: Sheet, name: string): ActionCard {
  const found = componentOf(sheet, name);
  if (found?.kind !== 'card') throw new Error(`${name} is no action card`);
  return found.entry;
}

/** The market of a plain name that a view gives. */
export function marketOf(sheet: Sheet, name: string): MarketSpot {
  const found = componentOf(sheet, name);
  if (found?.kind !== 'market') throw new Error(`${name} is no market`);
  return found.entry;
}

/** The message of a plain name, where it is one. */
export function messageOf(sheet: Sheet, name: string): MessageTile | null {
  const found = componentOf(sheet, name);
  return found?.kind === 'message' ? found.entry : null;
}

/** The seat that plays a colour. */
export const seatOf = (sheet: Sheet, colour: Colour): number => sheet.colours.indexOf(colour);

/** A line that is printed, in words. */
export const said = (words: Words, { text }: Printed): string =>
  joined(
    words.lang,
    text.map((phrase) => words.phrase(phrase)),
  );

/** What a component says wherever it is, line by line. */
export function printed(words: Words, found: Component | undefined): Fact[] {
  if (!found || found.kind === 'market') return [];
  return found.entry.facts.map((fact) => ({ text: said(words, fact), ...(fact.rule ? { rule: fact.rule } : {}) }));
}

/** What a component does, in one line. */
export const effectOf = (words: Words, sheet: Sheet, name: string): string =>
  printed(words, componentOf(sheet, name))[0]?.text ?? '';
