// What is printed on the components: found by plain name, drawn from its icons, told in full.
import type { CardGroup } from '$web/boards/card';
import { joined, type Words } from '$web/lib/words';
import type { Phrase } from '$web/protocol';
import type { Icon, Sheet, Tag, TextLine } from './wire';

/** The kinds of components, each with its entry of the sheet. */
interface Kinds {
  research: Sheet['research'][number];
  treatise: Sheet['treatises'][number];
  tile: Sheet['tiles'][number];
  client: Sheet['clients'][number];
  layer: Sheet['layers'][number];
  latent: Sheet['latent'][number];
  manifest: Sheet['manifest'][number];
  goal: Sheet['goals'][number];
  room: Sheet['room-cards'][number];
  action: Sheet['table']['actions'][number];
  space: Sheet['table']['spaces'][number];
  display: Sheet['table']['display'][number];
  location: Sheet['city']['locations'][number];
  district: Sheet['city']['districts'][number];
  slot: Sheet['city']['locations'][number]['slots'][number];
  bonus: Sheet['city']['districts'][number]['slots'][number];
  cover: Sheet['city']['location-tiles'][number];
  line: Sheet['practice']['lines'][number];
  spot: Sheet['practice']['dial'][number];
  'id-card': Sheet['id']['cards'][number];
  'id-tile': Sheet['id']['tiles'][number];
  overlay: Sheet['id']['overlays'][number];
  twin: Sheet['id']['overlays'][number];
}

export type Kind = keyof Kinds;
/** A component: what it is, and all that is printed on it. */
export type Component = { [K in Kind]: { kind: K; print: Kinds[K] } }[Kind];

/** What is in a sheet, by plain name; made once for each sheet. */
const INDEX = new WeakMap<Sheet, ReadonlyMap<string, Component>>();

function indexed(sheet: Sheet): ReadonlyMap<string, Component> {
  const all = new Map<string, Component>();
  const add = <K extends Kind>(kind: K, prints: readonly Kinds[K][], name: (print: Kinds[K]) => string) => {
    for (const print of prints) all.set(name(print), { kind, print } as Component);
  };
  const own = ({ name }: { name: string }) => name;
  const { table, city, practice, id } = sheet;
  add('research', sheet.research, own);
  add('treatise', sheet.treatises, own);
  add('tile', sheet.tiles, own);
  add('client', sheet.clients, own);
  add('layer', sheet.layers, own);
  add('latent', sheet.latent, own);
  add('manifest', sheet.manifest, own);
  add('goal', sheet.goals, own);
  add('room', sheet['room-cards'], own);
  add('action', table.actions, own);
  add('space', table.spaces, own);
  add('display', table.display, own);
  add('location', city.locations, own);
  add('district', city.districts, own);
  add(
    'slot',
    city.locations.flatMap(({ slots }) => slots),
    own,
  );
  add(
    'bonus',
    city.districts.flatMap(({ slots }) => slots),
    own,
  );
  add('cover', city['location-tiles'], own);
  add('line', practice.lines, own);
  add('spot', practice.dial, own);
  add('id-card', id.cards, own);
  add('id-tile', id.tiles, own);
  add('overlay', id.overlays, own);
  add('twin', id.overlays, ({ twin }) => twin);
  return all;
}

/** The component with a plain name; nothing for what is none, such as a cell. */
export function componentOf(sheet: Sheet, name: string): Component | null {
  let all = INDEX.get(sheet);
  if (!all) INDEX.set(sheet, (all = indexed(sheet)));
  return all.get(name) ?? null;
}

/** The icons of a line, those of its effect last. */
export function iconsOf(sheet: Sheet, { icons = [], effect }: TextLine): Icon[] {
  return effect === undefined ? icons : [...icons, ...(sheet.effects[effect]?.icons ?? [])];
}

const said = (words: Words, phrases: readonly Phrase[]): string =>
  joined(
    words.lang,
    phrases.map((phrase) => words.phrase(phrase)),
  );

/** A line in words. */
export function lineText(sheet: Sheet, words: Words, line: TextLine): string {
  const effect = line.effect === undefined ? [] : (sheet.effects[line.effect]?.words ?? []);
  return said(words, [...(line.words ?? []), ...effect]);
}

/** The lines of a component, as typed as they are printed. */
export const linesOf = (sheet: Sheet, name: string): readonly TextLine[] => sheet.text[name] ?? [];

/** The full text of a component, line by line. */
export function fullText(sheet: Sheet, words: Words, name: string): string[] {
  return linesOf(sheet, name).map((line) => lineText(sheet, words, line));
}

/** The tags that a component shows. */
export function tagsOf({ print }: Component): readonly Tag[] {
  return 'tags' in print ? print.tags : [];
}

/** Every component that has a card, group by group. */
export function groupsOf(sheet: Sheet, words: Words): CardGroup[] {
  const own = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  const { table, city, id, tiles, clients } = sheet;
  const groups: Record<string, string[]> = {
    research: own(sheet.research),
    treatises: own(sheet.treatises),
    'level-i': own(tiles.filter(({ level }) => level === 'level-i')),
    'level-ii': own(tiles.filter(({ level }) => level === 'level-ii')),
    starting: own(tiles.filter(({ level }) => level === null)),
    routine: own(clients.filter(({ kind }) => kind === 'routine')),
    'case-study': own(clients.filter(({ kind }) => kind === 'case-study')),
    layers: own(sheet.layers),
    latent: own(sheet.latent),
    manifest: own(sheet.manifest),
    goals: own(sheet.goals),
    actions: own(table.actions),
    locations: own(city.locations),
    slots: city.locations.flatMap(({ slots }) => own(slots)),
    'district-slots': city.districts.flatMap(({ slots }) => own(slots)),
    'location-tiles': own(city['location-tiles']),
    'id-tiles': own(id.tiles),
    overlays: id.overlays.flatMap(({ name, twin }) => [name, twin]),
    'id-cards': own(id.cards),
  };
  return Object.entries(groups).map(([group, names]) => ({ title: words.say('um-web-group', { group }), names }));
}
