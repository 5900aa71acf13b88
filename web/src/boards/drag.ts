// A card dragged out of its hand is picked, by mouse and by finger alike.
import type { Action } from 'svelte/action';

export interface Dragging {
  /** Whether it can be picked now. */
  open: boolean;
  /** The element that it has to leave. */
  home: string;
  /** Whether a finger drags too; else it scrolls. */
  touch: boolean;
  pick: () => void;
}

const FAR = 10;

const inside = (box: DOMRect, { clientX: x, clientY: y }: PointerEvent) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The click that follows a drag is none. */
function hush(): void {
  const quiet = (event: Event) => event.stopPropagation();
  addEventListener('click', quiet, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', quiet, { capture: true }), 0);
}

export const drag: Action<HTMLElement, Dragging> = (node, given) => {
  let now = given;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;

  const rest = () => {
    from = null;
    moving = false;
    node.style.translate = '';
    node.style.zIndex = '';
    node.removeAttribute('data-dragged');
  };
  const down = (event: PointerEvent) => {
    const may = now.open && event.button === 0 && (now.touch || event.pointerType !== 'touch');
    if (may) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    moving ||= Math.hypot(dx, dy) > FAR;
    if (!moving) return;
    node.setAttribute('data-dragged', '');
    node.style.translate = `${dx}px ${dy}px`;
    node.style.zIndex = '30';
  };
  const up = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const home = node.closest(now.home)?.getBoundingClientRect();
    const out = moving && home !== undefined && !inside(home, event);
    if (moving) hush();
    rest();
    if (out) now.pick();
  };
  const stop = (event: DragEvent) => event.preventDefault();
  const touchable = () => (node.style.touchAction = now.open && now.touch ? 'none' : '');

  touchable();
  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', stop);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', rest);
  return {
    update(next) {
      now = next;
      touchable();
    },
    destroy() {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', rest);
    },
  };
};
