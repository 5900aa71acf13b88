// What the Id would take at this moment, by the order of its rules and by the compass.
import type { Sheet, View } from '../wire';
import { ID } from './events';
import { outermost } from './next';

export type Wish =
  'upper' | 'lower' | 'dream' | 'research' | 'treatise' | 'goal' | 'routine' | 'case-study' | 'manifest';

export interface Choice {
  wish: Wish;
  name: string;
  /** Whether the compass decides between several. */
  used: boolean;
}

const given = (names: readonly (string | null | undefined)[]): string[] =>
  names.filter((name) => name !== null && name !== undefined);

/** The rightmost tile of a row of the display (ID-9.1, ID-9.2). */
function tile(view: View, level: number): string | null {
  return given(view.tiles[level]?.shown ?? []).at(-1) ?? null;
}

/** The strongest of the shown dreams, from the left (ID-2.14). */
function strongest(view: View, sheet: Sheet): string[] {
  const therapy = (name: string) => sheet.manifest.find((dream) => dream.name === name)?.therapy ?? 0;
  const shown = given(view['shown-manifest']);
  const most = Math.max(0, ...shown.map(therapy));
  return shown.filter((name) => therapy(name) === most);
}

function clients(view: View, sheet: Sheet, kind: 'routine' | 'case-study'): string[] {
  const shown = given(view['shown-clients'].map((one) => one?.client));
  return shown.filter((name) => sheet.clients.find((client) => client.name === name)?.kind === kind);
}

/** The treatises that its own cards alone complete, those with the most points, in their grid. */
function treatises(view: View, sheet: Sheet): string[] {
  const colours = (view.id?.row ?? []).map((card) => sheet.research.find(({ name }) => name === card)?.volume);
  const fits = ({ volumes }: Sheet['treatises'][number]) =>
    volumes.every(
      (colour) => volumes.filter((one) => one === colour).length <= colours.filter((one) => one === colour).length,
    );
  const free = view.treatises.filter(({ owner }) => owner === null).map(({ name }) => name);
  const open = sheet.treatises.filter((treatise) => free.includes(treatise.name) && fits(treatise));
  const most = Math.max(0, ...open.map(({ points }) => points));
  const column = { green: 0, purple: 1, red: 2 };
  return open
    .filter(({ points }) => points === most)
    .sort((a, b) => column[a.volumes[0] ?? 'green'] - column[b.volumes[0] ?? 'green'])
    .map(({ name }) => name);
}

/** The exposed dreams of its clients: the manifest one while it is there, then the latent one. */
function dreams(view: View): string[] {
  const rooms = view.players[ID]?.rooms ?? [];
  return given(rooms.map(({ client, manifest, latent }) => (client === null ? null : (manifest ?? latent))));
}

/** Goals that are left, from the left. */
function goals(view: View): string[] {
  const open = view.goals.filter(({ owner }) => owner === null).map(({ name }) => name);
  return (view.id?.['goal-row'] ?? []).filter((name) => open.includes(name));
}

/** Each thing that it would take now if it were to choose; nothing where there is none. */
export function choicesOf(view: View, sheet: Sheet): Choice[] {
  const id = view.id;
  if (!id) return [];
  const rows: [Wish, string[]][] = [
    ['upper', given([tile(view, 0)])],
    ['lower', given([tile(view, 1)])],
    ['dream', dreams(view)],
    ['research', given(view['shown-research'])],
    ['treatise', (view.players[ID]?.dial[0][1] ?? 0) > 0 ? treatises(view, sheet) : []],
    ['goal', goals(view)],
    ['routine', clients(view, sheet, 'routine')],
    ['case-study', clients(view, sheet, 'case-study')],
    ['manifest', strongest(view, sheet)],
  ];
  return rows.flatMap(([wish, names]) => {
    const found = outermost(id.compass, names);
    return found ? [{ wish, ...found }] : [];
  });
}
