// The languages that people can play in.

export const LANGS = ['en', 'fr', 'pl', 'ru'] as const;
export type Lang = (typeof LANGS)[number];

/** What each language calls itself. */
export const OWN_NAME: Record<Lang, string> = {
  en: 'English',
  fr: 'français',
  pl: 'polski',
  ru: 'русский',
};

/** The first language of a list of wishes that people can play in. */
export function wished(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((lang) => wish.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return 'en';
}
