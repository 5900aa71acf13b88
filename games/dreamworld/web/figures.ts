// The figures of the own turn, as the server tells them: with the view, and with each offer to score.
import type { BoardProps } from '$web/boards/board';
import { scoring, spentOf } from './plan';
import { turnPlace, type View } from './types';

export { signed } from './said';

export interface Figures {
  gap: number;
  add: number;
  /** The +1 tokens that lie on the card, or would with the chosen answer. */
  spent: number;
  limit: number | null;
  /** Whether tokens are being flipped, and the limit is what is left of it. */
  flipping: boolean;
}

/** Gap, tile, spent and limit while the viewer may score; nothing where they do not matter. */
export function figuresOf({ view: shown, seat, snapshot, chosen }: BoardProps): Figures | null {
  const view = shown as View;
  const at = turnPlace(view.now);
  const placed = at === null ? undefined : view.line[at];
  if (!placed || typeof placed.owner !== 'object' || placed.owner.seat !== seat) return null;
  const scores = scoring(snapshot.offers);
  const flipping = 'flipping' in view.now ? view.now.flipping.left : null;
  if (flipping === null && scores.length === 0) return null;
  const offer = chosen?.group === 'score' ? chosen : scores[0];
  return {
    gap: placed.gap,
    add: placed.add,
    spent: placed.plus + (offer ? spentOf(offer) : 0),
    limit: flipping ?? offer?.numbers?.['limit'] ?? null,
    flipping: flipping !== null,
  };
}
