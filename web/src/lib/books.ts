// The rules and components of games, each fetched once.
import { text } from './api';
import { parts, type Part } from './digest';

export type Book = 'rules' | 'components';

const kept = new Map<string, Promise<Part[]>>();

export function book(game: string, which: Book): Promise<Part[]> {
  const path = `/api/games/${game}/${which}`;
  const known = kept.get(path);
  if (known) return known;
  const asked = text(path).then(parts);
  asked.catch(() => kept.delete(path));
  kept.set(path, asked);
  return asked;
}
