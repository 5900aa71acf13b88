// How each player stands in the round, as the view tells: who chooses, who acts, who will draw.
import type { Snapshot } from '$web/protocol';
import { turnPlace, type View } from './types';

export interface Standing extends Record<string, string | number> {
  how: 'chooses' | 'laid' | 'acts' | 'acted' | 'scores' | 'draws' | 'waits';
  gap: number;
}

/** By seat; cards before the one whose owner acts have had their turn. */
export function standing(view: View, snapshot: Snapshot): Map<number, Standing> {
  const found = new Map<number, Standing>();
  const turn = turnPlace(view.now);
  view.players.forEach((_, seat) => {
    const at = view.line.findIndex(({ owner }) => typeof owner === 'object' && owner.seat === seat);
    const placed = view.line[at];
    const gap = placed?.gap ?? 0;
    if (!placed) {
      const laid = snapshot.sealed.includes(seat);
      const how = 'choosing' in view.now ? (laid ? 'laid' : 'chooses') : 'waits';
      return found.set(seat, { how, gap });
    }
    if (turn === null) return found.set(seat, { how: 'laid', gap });
    const later = placed['on-suit'] ? 'scores' : 'draws';
    return found.set(seat, { how: at === turn ? 'acts' : at < turn ? 'acted' : later, gap });
  });
  return found;
}
