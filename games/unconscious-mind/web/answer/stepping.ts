// What keys step through: the others at the table, and the pieces that may be laid.
import type { Offer } from '$web/protocol';

/** The seat whose practice comes after the one that is open; nobody after the last one. */
export function nextOpponent(open: number | null, own: number, players: number): number | null {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== own);
  const at = open === null ? 0 : others.indexOf(open) + 1;
  return others[at] ?? null;
}

/** One more piece or one less, from the one that is chosen; ideas before bright ideas. */
export function stepped(offers: readonly Offer[], chosen: Offer | null, by: 1 | -1): Offer | null {
  const count = ({ numbers }: Offer) => (numbers?.['ideas'] ?? 0) + (numbers?.['bright'] ?? 0);
  const lays = offers.filter(({ group }) => group === 'lay');
  const sorted = lays.sort(
    (a, b) => count(a) - count(b) || (a.numbers?.['bright'] ?? 0) - (b.numbers?.['bright'] ?? 0),
  );
  const at = sorted.findIndex(({ action }) => action === chosen?.action);
  return sorted[Math.max(0, Math.min(sorted.length - 1, at + by))] ?? null;
}
