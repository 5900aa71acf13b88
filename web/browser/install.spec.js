// On a phone and off line: the page can be installed, opens with a clear word without the server, and
// keeps nothing but its own files.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { calm, playNow, until, visit } from './lib.js';

const kept = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** The manifest in the reader's language, and icons that are there. */
async function manifest(page) {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const read = await (await page.request.get(new URL(href, page.url()).href)).json();
  if (read.name !== 'Mittwoch' || read.lang !== 'ru') throw new Error(`The manifest is another: ${read.lang}.`);
  for (const purpose of ['any', 'maskable']) {
    const icon = read.icons.find((one) => one.purpose === purpose && one.type === 'image/png');
    const answer = await page.request.get(new URL(icon.src, page.url()).href);
    if (!answer.ok()) throw new Error(`The icon ${icon.src} is not there.`);
  }
}

/** Who signs out leaves nothing behind. */
async function signOut(page, address) {
  await page.evaluate(() => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({
      name: `Otto${Math.floor(Math.random() * 1e9)}`,
      password: 'a long evening in Vienna',
    });
    return fetch('/api/register', { ...init, body });
  });
  await page.goto(`${address}/account`);
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await until(page, async () => (await caches.keys()).length === 0);
}

async function install({ browser, address }) {
  const page = await visit(browser, { locale: 'ru', serviceWorkers: 'allow' });
  await page.goto(address);
  await manifest(page);
  await until(page, () => navigator.serviceWorker.controller !== null);
  await playNow(page, address, SOME);
  const table = page.url();
  await page.goto(`${address}/join/abcdef`);
  await page.goto(table);
  await page.locator('#question').waitFor();
  const files = await kept(page);
  const strange = files.filter((path) => !/^\/assets\/[\w.-]+-[\w-]{8}\.[a-z0-9]+$/.test(path));
  if (files.length < 10 || strange.length > 0) throw new Error(`${files.length} files are kept: ${strange}`);
  page.errors.length = 0;
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('h1', { hasText: 'Нет связи' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('#question').waitFor();
  if (page.url() !== table) throw new Error(`The table is not there again: ${page.url()}`);
  page.errors.length = 0;
  await signOut(page, address);
  calm(page);
  return `${files.length} files kept`;
}

test('the page opens off line with a word, and keeps no answer and no address', told(install));
