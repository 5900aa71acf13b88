// The texts of the chosen language, fetched file by file when a page needs them.
import { bundleOf, Words, type Fill, type Lang } from './words';

const FILES = import.meta.glob<string>('../../../locales/*/{platform,faults,web,end,pages,teach,advice}.ftl', {
  query: '?raw',
  import: 'default',
});

const GAMES = import.meta.glob<string>('../../../games/*/{locales,web/locales}/*.ftl', {
  query: '?shared',
  import: 'default',
});

// What only somebody alone at a table reads; asked for as `<game>/alone`.
const ALONE = import.meta.glob<string>('../../../games/*/{locales,web/locales}/*.ftl', {
  query: '?alone',
  import: 'default',
});

// The words of guided first games; asked for as `<game>/teach`.
const LESSONS = import.meta.glob<string>('../../../games/*/teach/*.ftl', {
  query: '?raw',
  import: 'default',
});

const TITLES = import.meta.glob<string>('../../../games/*/locales/*.ftl', {
  query: '?title',
  import: 'default',
  eager: true,
});

/** Name and blurb of every game whose other texts are not here. */
function titles(lang: Lang, known: ReadonlySet<string>): string[] {
  const game = (path: string) => /games\/([^/]+)\//.exec(path)?.[1] ?? '';
  const wanted = (path: string) => path.endsWith(`/${lang}.ftl`) && !known.has(game(path));
  return Object.entries(TITLES).flatMap(([path, text]) => (wanted(path) ? [text] : []));
}

/** The texts of a part of the page, or of a game: what its rules say, and what its board adds. */
async function file(lang: Lang, name: string): Promise<string> {
  const [game = '', part] = name.split('/');
  const spoken = part === 'alone' ? ALONE : GAMES;
  const found = [
    FILES[`../../../locales/${lang}/${name}.ftl`],
    ...['locales', 'web/locales'].map((folder) =>
      part === 'teach' ? undefined : spoken[`../../../games/${game}/${folder}/${lang}.ftl`],
    ),
    LESSONS[`../../../games/${name}/${lang}.ftl`],
  ];
  return (await Promise.all(found.map((load) => load?.() ?? ''))).join('\n');
}

class Texts {
  words = $state.raw(new Words('en', bundleOf('en', [])));
  ready = $state(false);
  private names = new Set(['platform', 'web']);
  private turn = 0;

  /** Speaks a language from now on. */
  async speak(lang: Lang): Promise<void> {
    const turn = ++this.turn;
    const texts = await Promise.all([...this.names].map((name) => file(lang, name)));
    if (turn !== this.turn) return;
    this.words = new Words(lang, bundleOf(lang, [...texts, ...titles(lang, this.names)]));
    this.ready = true;
    document.documentElement.lang = lang;
  }

  /** Fetches the texts of games as well, or another file of the page. */
  async also(...files: string[]): Promise<void> {
    const before = this.names.size;
    for (const name of files) this.names.add(name);
    if (this.names.size > before) await this.speak(this.lang);
  }

  /** Fetches the texts of a game for a table of so many. */
  async alsoGame(game: string, players = 1): Promise<void> {
    await this.also(game, ...(players === 1 ? [`${game}/alone`] : []));
  }

  private get lang(): Lang {
    return (document.documentElement.lang || 'en') as Lang;
  }
}

export const texts = new Texts();

/** A text of the page. */
export function t(key: string, fill: Fill = {}): string {
  return texts.words.say(key, fill);
}
