// What makes an element a piece of the board.
import type { PieceAttributes } from '../boards/board';
import type { Play } from '../lib/play.svelte';
import type { Offer } from '../protocol';

/** The only offer that a piece stands for, if there is just one. */
function offerOf(play: Play, name: string) {
  const naming = play.candidates.filter((offer) => offer.pieces.includes(name));
  return naming.length === 1 ? (naming[0] ?? null) : null;
}

function onKey(act: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** What everything that can be rested on does when it is. */
function resting(play: Play, offer: () => Offer | null): PieceAttributes {
  const hold = ({ currentTarget }: Event) => {
    const held = () => currentTarget instanceof Element && currentTarget.matches(':hover, :focus');
    play.hold({ offer, held });
  };
  const leave = () => play.hold(null);
  return { onpointerenter: hold, onpointerleave: leave, onfocus: hold, onblur: leave };
}

/** The attributes of a drawn button that gives one answer. */
export function answerOf(play: Play, offer: Offer): PieceAttributes {
  const choose = () => play.choose(offer);
  return {
    'data-answer': offer.action,
    'aria-label': play.words.phrase(offer.phrase),
    'aria-pressed': play.chosen?.action === offer.action,
    role: 'button',
    tabindex: 0,
    onclick: choose,
    onkeydown: onKey(choose),
    ...resting(play, () => offer),
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
    'data-hint': play.advice.rank(name) || undefined,
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
    onkeydown: onKey(() => play.pick(name)),
    ...resting(play, () => offerOf(play, name)),
  };
}
