// What answers would do, asked once each.
import type { Preview } from '../protocol';
import { get } from './api';

export class Previews {
  private known = new Map<string, Preview>();
  private asking = new AbortController();

  constructor(private readonly id: string) {}

  /** What a seat would be told if it gave this answer now; nothing if that cannot be known. */
  async of(seq: number, action: string): Promise<Preview | null> {
    const query = new URLSearchParams({ seq: String(seq), action });
    const path = `/api/tables/${this.id}/preview?${query}`;
    const known = this.known.get(path);
    if (known) return known;
    try {
      const preview = await get<Preview>(path, this.asking.signal);
      this.known.set(path, preview);
      return preview;
    } catch {
      return null; // A preview that does not come is no harm: the answer itself will say more.
    }
  }

  /** The question is answered: what is still on its way would come too late. */
  stop(): void {
    this.asking.abort();
    this.asking = new AbortController();
  }
}
