// The texts as they travel: without the notes to those who translate them, and each part when it is
// needed. `?raw` is a whole file, `?title` a game's name and blurb, which are read before anybody opens
// it, `?alone` what only somebody alone at a table reads of it (its manifest says which keys), and
// `?shared` all the rest.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

type Pick = (key: string, apart: readonly string[]) => boolean;

const isApart: Pick = (key, apart) => apart.some((start) => key.startsWith(start));
export const PICKS: Record<string, Pick> = {
  raw: () => true,
  title: (key) => /^[a-z0-9]+-(?:name|blurb)$/.test(key),
  alone: isApart,
  shared: (key, apart) => !isApart(key, apart),
};

/** What the keys begin with that a game keeps for those who play alone. */
async function apartOf(path: string): Promise<string[]> {
  const folder = /^.*\/games\/[^/]+\//.exec(path)?.[0];
  if (!folder) return [];
  const manifest = await readFile(`${folder}game.toml`, 'utf8');
  const list = /^alone = \[(.*)\]$/m.exec(manifest)?.[1] ?? '';
  return [...list.matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? '');
}

/** The messages of a file that are wanted, each with its attributes and lines. */
export function chosen(text: string, pick: Pick, apart: readonly string[]): string {
  const messages = text.replace(/^#.*\n/gm, '').split(/^(?=-?[a-z][a-z0-9-]* =)/m);
  const wanted = messages.filter((message) => pick(message.slice(0, message.indexOf(' ')), apart));
  return wanted.map((message) => message.trimEnd()).join('\n');
}

export const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  async load(id) {
    const [path = '', query = ''] = id.split('?');
    const pick = PICKS[query];
    if (!pick || !path.endsWith('.ftl')) return null;
    const found = chosen(await readFile(path, 'utf8'), pick, await apartOf(path));
    return `export default ${JSON.stringify(found)};`;
  },
};
