// The table as it was when the person's own last turn ended, fetched once for each moment.
import { get } from '$web/lib/api';
import { onScreen } from '$web/lib/live.svelte';
import type { Snapshot, Told } from '$web/protocol';
import { happeningOf } from '../id/events';
import type { View } from '../wire';

/** The answer with which the last turn of a seat ended, up to a moment; null before its first. */
export function endOf(log: readonly Told[], seat: number, answers: number): number | null {
  for (const told of log.toReversed()) {
    if (told.answers > answers) continue;
    const event = happeningOf(told);
    if (event?.kind === 'turn-ended' && event.seat === seat) return told.answers;
  }
  return null;
}

class Since {
  private kept = $state.raw<{ key: string; view: View } | null>(null);
  private asked = '';

  private key(seat: number, answers: number): string | null {
    const live = onScreen.live;
    const end = live ? endOf(live.log, seat, answers) : null;
    return live && end !== null && end < answers ? `/api/tables/${live.id}/history?answers=${end}` : null;
  }

  /** The table at the end of a seat's last turn, once it is known. */
  view(seat: number, answers: number): View | null {
    const key = this.key(seat, answers);
    return key !== null && this.kept?.key === key ? this.kept.view : null;
  }

  /** Fetches it where it is not known. */
  async fetch(seat: number, answers: number): Promise<void> {
    const key = this.key(seat, answers);
    if (key === null || key === this.asked) return;
    this.asked = key;
    const found = await get<Snapshot>(key).catch(() => null);
    if (found) this.kept = { key, view: found.view as View };
    else this.asked = '';
  }
}

export const since = new Since();
