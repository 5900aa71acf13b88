// Which part of the board answers a question on a small screen: where the most offered pieces lie.
import type { Snapshot } from '$web/protocol';
import { ACTIONS, districtSlots, present, slotsOf, type View } from './types';

function onTable(view: View): string[] {
  const clients = view['shown-clients'].flatMap((shown) => (shown ? [shown.client, shown.layer] : []));
  const shown = [...view.tiles.flatMap((row) => row.shown), ...view['shown-manifest'], ...view['shown-research']];
  return [...view.spaces.map(({ name }) => name), ...ACTIONS, ...clients, ...present(shown)];
}

function inCity(view: View): string[] {
  const places = view.locations.flatMap(({ location }) => [location, ...slotsOf(location)]);
  const slots = view.districts.flatMap(({ colour }) => districtSlots(colour));
  return [...places, ...slots, ...[...view.treatises, ...view.goals].map(({ name }) => name)];
}

export function tabOf({ offers, view }: Pick<Snapshot, 'offers' | 'view'>): string {
  const offered = [...new Set(offers.filter(({ free }) => !free).flatMap(({ pieces }) => pieces))];
  const count = (names: readonly string[]) => offered.filter((name) => names.includes(name)).length;
  const [table, city] = [count(onTable(view as View)), count(inCity(view as View))];
  const mine = offered.length - table - city;
  if (table >= Math.max(city, mine) && table > 0) return 'table';
  return city > mine ? 'city' : 'mine';
}
