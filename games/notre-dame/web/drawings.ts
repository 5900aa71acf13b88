// The components that stand beside the paragraphs of the rules.
import type { Sheet } from './types';

/** By the number of the paragraph; sectors and persons say themselves which one is theirs. */
export function drawings(printed: unknown): Record<string, string[]> {
  const sheet = printed as Sheet;
  const first = sheet.colours[0];
  const names = (list: readonly { name: string }[], count = list.length) =>
    list.slice(0, count).map(({ name }) => name);
  const messages = names(sheet.messages.filter(({ colour }) => colour === first));
  const found: Record<string, string[]> = {
    'ND-1.2': [...names(sheet.places, 7), sheet.harbour.name],
    'ND-1.3': names(
      sheet.cards.filter(({ colour }) => colour === first),
      3,
    ),
    'ND-1.4': names(sheet.persons, 4),
    'ND-1.6': messages,
    'ND-10.10': messages,
    'ND-12.1': names(sheet.persons, 3),
  };
  for (const { name, facts } of [...sheet.places, ...sheet.persons]) {
    const rule = facts[0]?.rule;
    if (rule && !(rule in found)) found[rule] = [name];
  }
  return found;
}
