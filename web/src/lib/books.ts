// The rules and components of games, each fetched once in each language.
import { text } from './api';
import { parts, type Part } from './digest';

export type Book = 'rules' | 'components';

const kept = new Map<string, Promise<Part[]>>();

export function book(game: string, which: Book, lang: string): Promise<Part[]> {
  const path = `/api/games/${game}/${which}?lang=${lang}`;
  const known = kept.get(path);
  if (known) return known;
  const asked = text(path).then(parts);
  asked.catch(() => kept.delete(path));
  kept.set(path, asked);
  return asked;
}
