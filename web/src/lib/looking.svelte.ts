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

  /** One step on or back. Answers that were given at once are one step: nothing lies between. */
  async step(by: 1 | -1, last: number): Promise<void> {
    const here = this.at?.answers ?? last;
    let point = (this.point ?? last) + by;
    while (point > 0 && point < last && (await this.fetch(point)).answers === here) point += by;
    if (point >= last) return this.go(null, last);
    const found = await this.fetch(Math.max(0, point));
    await this.go(by < 0 ? found.answers : Math.max(0, point), last);
  }

  async through(eyes: Eyes, last: number): Promise<void> {
    this.eyes = eyes;
    if (this.point !== null) await this.go(this.point, last);
  }

  /** A point of the match through the eyes of a seat, whatever is on screen. */
  moment(point: number, eyes: Eyes): Promise<Snapshot> {
    return this.fetch(point, eyes);
  }

  private fetch(point: number, eyes = this.eyes): Promise<Snapshot> {
    const seat = eyes === 'own' ? '' : `&seat=${eyes}`;
    const path = `/api/tables/${this.id}/history?answers=${point}${seat}`;
    const kept = this.kept.get(path);
    if (kept) return kept;
    const asked = get<Snapshot>(path);
    asked.catch(() => this.kept.delete(path));
    this.kept.set(path, asked);
    return asked;
  }
}
