// The keys that only this board knows: O for the others' practices, plus and minus for pieces.
import type { BoardProps } from '$web/boards/board';
import { look } from '../look.svelte';
import { nextOpponent, stepped } from './stepping';

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
