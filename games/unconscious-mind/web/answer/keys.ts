// The keys that only this board knows: O for the others' practices, plus and minus for pieces.
import type { BoardProps } from '$web/boards/board';
import type { Offer } from '$web/protocol';
import { look } from '../look.svelte';

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

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select');

export function onKey(event: KeyboardEvent, props: BoardProps, players: number): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') look.opponent = null;
  if (event.key === 'o') look.opponent = nextOpponent(look.opponent, props.seat ?? 0, players);
  if ((event.key === '+' || event.key === '-') && props.snapshot.question?.name === 'pieces') {
    props.mark(stepped([...props.snapshot.offers], props.chosen, event.key === '+' ? 1 : -1));
  }
}
