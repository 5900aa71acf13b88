// What is printed everywhere: locations, districts, treatises by their place, and the pictures of
// words that can be chosen.
import type { Colour, Sheet, Tag } from '../wire';

export const TAGS: readonly Tag[] = ['theatre', 'library', 'opera', 'museum', 'university', 'cafe', 'wild'];
export const COLOURS: readonly Colour[] = ['green', 'purple', 'red'];

export const isTag = (word: string): word is Tag => (TAGS as readonly string[]).includes(word);
export const isColour = (word: string): word is Colour => (COLOURS as readonly string[]).includes(word);

/** The treatise at a place of its grid: its first volume is known everywhere, the others are not. */
export function bookOf(sheet: Sheet, word: string): { colours: (Colour | null)[] } | null {
  const at = sheet.treatises.findIndex(({ name }) => name === word);
  if (at < 0) return null;
  const lead = COLOURS[at % 3] ?? null;
  return { colours: [lead, ...Array.from({ length: Math.floor(at / 3) + 2 }, () => null)] };
}

/** Words that are so many cards: on the table, pale where others lie there, or from a deck. */
const CARDS: Record<string, readonly string[]> = {
  two: ['', ''],
  one: [''],
  several: ['', '', ''],
  deck: ['back'],
  'other-two': ['pale', 'pale'],
  'other-one': ['pale'],
};
export const cardsOf = (word: string): readonly string[] => CARDS[word] ?? [];

const SPRITES: Record<string, string> = {
  up: 'elev',
  down: 'elev',
  left: 'prev',
  right: 'next',
  yes: 'check',
  no: 'x',
  none: 'x',
  shown: 'book',
  new: 'first',
  middle: 'clock',
  some: 'card',
  empty: 'x',
  top: 'library',
  'row-1': 'coffee',
  'row-2': 'coffee',
  'row-3': 'coffee',
  blocked: 'lock',
  open: 'check',
  reputation: 'medal',
  treatises: 'quill',
  cured: 'people',
  kinds: 'anyloc',
  goals: 'prestige',
  tiles: 'book',
};
export const spriteOf = (word: string): string | null => SPRITES[word] ?? null;
