// The components that stand beside the paragraphs of the rules.
import type { Sheet } from './wire';

/** By the number of the paragraph. */
export function drawings(printed: unknown): Record<string, string[]> {
  const sheet = printed as Sheet;
  const names = (list: readonly { name: string }[], count: number) => list.slice(0, count).map(({ name }) => name);
  const clients = (kind: string) =>
    names(
      sheet.clients.filter((client) => client.kind === kind),
      2,
    );
  const { table, city, id } = sheet;
  return {
    'UM-1.2': names(sheet.tiles, 2),
    'UM-1.4': names(sheet.research, 2),
    'UM-1.5': names(sheet.treatises, 2),
    'UM-1.6': clients('routine'),
    'UM-1.7': clients('case-study'),
    'UM-1.8': names(sheet.layers, 2),
    'UM-1.10': [...names(sheet.latent, 1), ...names(sheet.manifest, 1)],
    'UM-1.11': names(sheet.goals, 2),
    'UM-1.13': names(sheet['room-cards'], 2),
    'UM-12.1': names(table.actions, 2),
    'UM-13.1': names(sheet.tiles.slice(3), 2),
    'UM-14.1': names(sheet.research.slice(3), 2),
    'UM-15.1': names(sheet.treatises.slice(3), 1),
    'UM-16.1': names(city.locations, 2),
    'UM-19.1': names(sheet.manifest.slice(1), 2),
    'UM-20.1': names(sheet.goals.slice(2), 2),
    'UM-25.1': names(city['location-tiles'], 2),
    'ID-2.9': names(id.tiles, 2),
    'ID-2.15': names(id.overlays, 2),
  };
}
