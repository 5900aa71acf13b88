// How the question of where to state ideas stands: which space is picked, at what it would point,
// which actions it lights and which are barred. All of it is read from what was offered.
import type { Offer, Snapshot, WhyNot } from '$web/protocol';
import type { Sheet, SpaceView, View } from '../wire';

/** Ideas that stand on the table only in the mind. */
export interface Ghost {
  space: string;
  /** The action at which they would point, once one is looked at. */
  action: string | null;
  /** How many, as far as that is known. */
  ideas: number;
  bright: number;
}

const ONE = { ideas: 1, bright: 0 };

export const isFree = ({ blocked, owner }: SpaceView): boolean => !blocked && owner === null;

/** Whether free spaces show what their row would give: where ideas are stated, or may be in this turn. */
export function foretelling({ offers, question }: Pick<Snapshot, 'offers' | 'question'>): boolean {
  return question?.name === 'point' || offers.some(({ group }) => group === 'state');
}

/** The space that was picked. */
export function pickedSpace(view: View, picked: readonly string[]): string | null {
  return view.spaces.find(({ name }) => picked.includes(name))?.name ?? null;
}

/** The space and the action of a way to point. */
function aimOf(sheet: Sheet, { pieces }: Offer): Ghost | null {
  const among = (list: readonly { name: string }[]) => pieces.find((piece) => list.some(({ name }) => name === piece));
  const space = among(sheet.table.spaces);
  return space ? { space, action: among(sheet.table.actions) ?? null, ...ONE } : null;
}

/** The pieces of a way to lay them. */
function laid(offer: Offer | null) {
  if (offer?.group !== 'lay') return ONE;
  return { ideas: offer.numbers?.['ideas'] ?? 1, bright: offer.numbers?.['bright'] ?? 0 };
}

/** The ideas about to be stated: by the answer in focus, the picked space, or the number still to choose. */
export function ghostOf(view: View, sheet: Sheet, focused: Offer | null, picked: string | null): Ghost | null {
  const aimed = focused?.group === 'point' ? aimOf(sheet, focused) : null;
  if (aimed) return aimed;
  if (picked) return { space: picked, action: null, ...ONE };
  const top = view.stack.at(-1);
  if (typeof top !== 'object' || !('pieces' in top)) return null;
  const space = view.spaces[top.pieces.space]?.name;
  return space ? { space, action: sheet.table.actions[top.pieces.action]?.name ?? null, ...laid(focused) } : null;
}

/** Why an action cannot be pointed at from anywhere: an open space tells it best. */
export function barred(view: View, snapshot: Snapshot, action: string): WhyNot | null {
  if (snapshot.question?.name !== 'point') return null;
  if (snapshot.offers.some(({ pieces }) => pieces.includes(action))) return null;
  const against = (snapshot.why_not ?? []).filter(({ pieces }) => pieces.includes(action));
  const open = new Set(view.spaces.filter(isFree).map(({ name }) => name));
  return against.find(({ pieces }) => pieces.some((piece) => open.has(piece))) ?? against[0] ?? null;
}

/** Whether an own idea points at an action already. */
export function ownAim(view: View, seat: number | null, action: string): boolean {
  return view.spaces.some((space) => space.owner !== null && space.owner === seat && space.action === action);
}
