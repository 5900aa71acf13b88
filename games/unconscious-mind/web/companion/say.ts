// What is being filled in: pure, so that the widgets only draw.
import type { Field, FieldOption, Form, LibraryCard, Phrase, Said, Statement } from '$web/protocol';

export type Say = Record<string, Said>;

/** The words from which a field lets one choose. */
export function optionsOf(field: Field): FieldOption[] {
  if ('choice' in field.kind) return field.kind.choice;
  if ('flags' in field.kind) return field.kind.flags;
  return 'order' in field.kind ? field.kind.order : [];
}

/** What a form holds at first: what the companion knows, or what was answered before. */
export function begun(form: Form, before?: Statement): Say {
  const say: Say = {};
  for (const field of form.fields) {
    const value = before?.say[field.name] ?? field.value;
    if (value !== null && value !== undefined) say[field.name] = value;
    else if ('own' in field.kind && field.kind.own === 'tags') say[field.name] = [];
  }
  return say;
}

/** Fields that do not matter after what was said, such as the print of a card that is not there. */
export function isNeeded(form: Form, say: Say, field: Field): boolean {
  const nothing = say.there === 'none' || say.there === 'no' || say.shown === 'none' || say.goal === 'none';
  const switches = ['there', 'shown', 'goal'];
  if (nothing && !switches.includes(field.name) && form.fields.some(({ name }) => switches.includes(name)))
    return false;
  if (say.kind === 'none' && field.name !== 'kind') return false;
  return true;
}

/** A form as it is for the goal that was said: one of them shows no location. */
export function placed(form: Form, say: Say, goals: readonly { name: string; location: string | null }[]): Form {
  const goal = goals.find(({ name }) => name === say.goal);
  if (goal?.location !== null) return form;
  return { ...form, fields: form.fields.filter(({ name }) => name !== 'place') };
}

/** Effects that may be absent: a card or a layer can show none. */
const MAY_LACK = ['shown-card', 'stack-card', 'layer'];

/** The first field that still waits. */
export function missing(form: Form, say: Say): Field | null {
  const open = (field: Field): boolean => {
    if (!isNeeded(form, say, field)) return false;
    const value = say[field.name];
    if ('own' in field.kind && field.kind.own === 'effect') return !value && !MAY_LACK.includes(form.name);
    return value === undefined;
  };
  return form.fields.find(open) ?? null;
}

/** The answer with nothing in it that does not matter. */
export function answerOf(form: Form, say: Say): Say {
  const needed = form.fields.filter((field) => isNeeded(form, say, field) && say[field.name] !== undefined);
  return Object.fromEntries(needed.map((field) => [field.name, say[field.name] as Said]));
}

/** A word more or less; an order keeps the order of the taps. */
export function toggled(words: readonly string[], word: string): string[] {
  return words.includes(word) ? words.filter((one) => one !== word) : [...words, word];
}

export const wordsOf = (said: Said | undefined): string[] => (Array.isArray(said) ? said : []);
export const wordOf = (said: Said | undefined): string => (typeof said === 'string' ? said : '');
export const numberOf = (said: Said | undefined): number | null => (typeof said === 'number' ? said : null);

/** One of the cards that are left, by a fair draw. */
export function drawn(cards: readonly LibraryCard[]): LibraryCard | null {
  if (cards.length === 0) return null;
  const limit = Math.floor(2 ** 32 / cards.length) * cards.length;
  const word = new Uint32Array(1);
  do crypto.getRandomValues(word);
  while ((word[0] ?? 0) >= limit);
  return cards[(word[0] ?? 0) % cards.length] ?? null;
}

/** The parts of an effect, as they were tapped. */
export const partsOf = (effect: string): string[] => effect.split(' + ').filter((part) => part !== '');
export const effectOf = (parts: readonly string[]): string => parts.join(' + ');

/** Whether what is filled in holds all that a card of a pack says. */
export const isSame = (card: Say, say: Say): boolean =>
  Object.entries(card).every(([name, said]) => JSON.stringify(said) === JSON.stringify(say[name]));

/** What a field holds, in words: options by their names, all else as it is written. */
export function wordsFor(field: Field, said: Said, phrase: (phrase: Phrase) => string): string {
  const options = new Map(optionsOf(field).map((option) => [option.word, option.phrase]));
  const name = (word: string) => {
    const known = options.get(word);
    return known ? phrase(known) : word;
  };
  if (typeof said === 'number') return String(said);
  if (typeof said === 'string') return said === '' ? '–' : name(said);
  return said.length === 0 ? '–' : said.map(name).join(', ');
}
