// Looking back: the match as it was after some answers.
import type { Snapshot } from '../protocol';
import { get } from './api';

/** Through whose eyes: the own, or a seat's once the match is over. */
export type Eyes = 'own' | number;

export class Looking {
  at = $state.raw<Snapshot | null>(null);
  /** Where the slider stands; null at the present. */
  point = $state<number | null>(null);
  eyes = $state<Eyes>('own');
  private kept = new Map<string, Promise<Snapshot>>();

  constructor(readonly id: string) {}

  /** Goes to a point of the match, and fetches its neighbours for the next step. */
  async go(point: number | null, last: number): Promise<void> {
    this.point = point;
    if (point === null) {
      this.at = null;
      return;
    }
    const found = await this.fetch(point);
    if (this.point === point) this.at = found;
    for (const near of [point + 1, point - 1]) {
      if (near >= 0 && near <= last) void this.fetch(near).catch(() => null);
    }
  }

  async through(eyes: Eyes, last: number): Promise<void> {
    this.eyes = eyes;
    if (this.point !== null) await this.go(this.point, last);
  }

  private fetch(point: number): Promise<Snapshot> {
    const seat = this.eyes === 'own' ? '' : `&seat=${this.eyes}`;
    const path = `/api/tables/${this.id}/history?answers=${point}${seat}`;
    const kept = this.kept.get(path);
    if (kept) return kept;
    const asked = get<Snapshot>(path);
    asked.catch(() => this.kept.delete(path));
    this.kept.set(path, asked);
    return asked;
  }
}
