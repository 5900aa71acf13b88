// Who is where in the city, and what counts there for a player.
import type { Colour, Location, Sheet, Tags, View } from '../wire';

/** A figure of the city: a professor is known by its seat. */
export type CityFigure = { kind: 'professor'; seat: number } | { kind: 'freud' } | { kind: 'journalist' };

/** The place of a location in the walking order, which is that of its tags too. */
const indexOf = (sheet: Sheet, location: Location) => sheet.city.locations.findIndex(({ name }) => name === location);
const WILD = 6;

/** The figures at a location: Freud, the Journalist, then the professors. */
export function figuresAt(view: View, location: Location): CityFigure[] {
  const professors = view.players.flatMap(({ professor }, seat): CityFigure[] =>
    professor === location ? [{ kind: 'professor', seat }] : [],
  );
  const freud: CityFigure[] = view.freud === location ? [{ kind: 'freud' }] : [];
  const journalist: CityFigure[] = view.journalist === location ? [{ kind: 'journalist' }] : [];
  return [...freud, ...journalist, ...professors];
}

/** The tags of a player for a location; a wild one counts for each (UM-16.12). */
export function tagsAt(sheet: Sheet, tags: Tags, location: Location): number {
  return (tags[indexOf(sheet, location)] ?? 0) + tags[WILD];
}

/** The tags of a player for a district. */
export function tagsIn(sheet: Sheet, tags: Tags, colour: Colour): number {
  const locations = sheet.city.districts.find(({ name }) => name === colour)?.locations ?? [];
  return locations.reduce((sum, location) => sum + (tags[indexOf(sheet, location)] ?? 0), tags[WILD]);
}

/** The effects of the slots of a location, as a tile on them may change them. */
export function slotsAt(
  sheet: Sheet,
  view: View,
  location: Location,
): { name: string; effect: number; used: boolean }[] {
  const printed = sheet.city.locations.find(({ name }) => name === location)?.slots ?? [];
  const place = view.locations.find((other) => other.location === location);
  const cover = place?.cover;
  const tile = cover ? sheet.city['location-tiles'].find(({ name }) => name === cover.tile) : undefined;
  return printed.map(({ name, effect }, at) => ({
    name,
    effect: (cover ? tile?.[cover.side][at] : undefined) ?? effect,
    used: place?.used[at] ?? false,
  }));
}
