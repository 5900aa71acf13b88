// What makes an element a piece of the board.
import type { PieceAttributes } from '../boards/board';
import type { Play } from '../lib/play.svelte';

/** The only offer that a piece stands for, if there is just one. */
function offerOf(play: Play, name: string) {
  const naming = play.candidates.filter((offer) => offer.pieces.includes(name));
  return naming.length === 1 ? (naming[0] ?? null) : null;
}

function onKey(play: Play, name: string) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    play.pick(name);
  };
}

/** The attributes of a piece: how it is lit, what it is called, and what a click does. */
export function pieceOf(play: Play, name: string, label?: string): PieceAttributes {
  const light = play.light(name);
  const said = label ?? play.words.piece(name);
  const still: PieceAttributes = {
    'data-piece': name,
    'data-light': light,
    'data-shown': play.shown.includes(name),
    'aria-label': said,
  };
  if (light === 'rest') return { ...still, role: 'img' };
  return {
    ...still,
    role: 'button',
    tabindex: 0,
    'aria-pressed': light === 'selected',
    'aria-disabled': light === 'refused' ? true : undefined,
    onclick: () => play.pick(name),
    onkeydown: onKey(play, name),
    onpointerenter: () => play.rest(offerOf(play, name)),
    onpointerleave: () => play.rest(null),
    onfocus: () => play.rest(offerOf(play, name)),
    onblur: () => play.rest(null),
  };
}
