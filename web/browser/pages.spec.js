// Every page in every language: no missing text, nothing too wide; and the first load is light.
import { join } from 'node:path';
import { test, told } from './fixtures.js';
import { ALL, GAMES, KEY, SOME } from './games.js';
import { calm, playNow, shots, visit } from './lib.js';
import { PATHS, settled } from './pages.js';

const LANGUAGES = ALL ? ['en', 'fr', 'pl', 'ru'] : ['ru'];

async function spoken(page, where) {
  const key = KEY.exec(await page.locator('#main').innerText());
  if (key) throw new Error(`${where} has no text for ${key[0]}.`);
}

/** The name of the game stands whole beside the round, though the phone is narrow. */
async function whole(page, where) {
  const cut = await page.locator('header.top h1').evaluate((title) => title.scrollWidth - title.clientWidth);
  if (cut > 1) throw new Error(`${where}: the name of the game lacks ${cut} px.`);
}

async function speaks({ browser, address }) {
  for (const locale of LANGUAGES) {
    const page = await visit(browser, { locale, viewport: { width: 360, height: 760 } });
    for (const path of PATHS) {
      await page.goto(address + path);
      await settled(page);
      const text =
        path.startsWith('/rules') || path.startsWith('/components')
          ? await page.locator('h1').innerText()
          : await page.locator('body').innerText();
      const key = KEY.exec(text);
      if (key) throw new Error(`${locale} ${path} has no text for ${key[0]}.`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) throw new Error(`${locale} ${path} is ${wide} px too wide.`);
    }
    await page.screenshot({ path: join(shots, `page-${locale}.png`) });
    for (const game of GAMES) {
      await playNow(page, address, game);
      await spoken(page, `${locale} ${game}`);
      await whole(page, `${locale} ${game}`);
      await page.keyboard.press('d');
      await page.locator('.text-table').waitFor();
      await spoken(page, `${locale} ${game} as text`);
      await page.keyboard.press('d');
    }
    const lang = await page.evaluate(() => document.documentElement.lang);
    if (lang !== locale) throw new Error(`The page says that it is in ${lang}, not ${locale}.`);
    calm(page);
    await page.context().close();
  }
}

/** Links between pages of one kind change what is shown. */
async function links({ browser, address }) {
  const page = await visit(browser);
  await page.goto(`${address}/rules/${SOME}`);
  await settled(page);
  for (const book of ['rules', 'components']) {
    await page.locator(`nav a[href="/${book}"]`).last().click();
    for (const game of GAMES) {
      const link = page.locator(`main a[href="/${book}/${game}"]`).first();
      const name = (await link.innerText()).trim();
      await link.click();
      await page.locator('h1', { hasText: name }).waitFor();
      await page.locator('.prose').waitFor();
      await page.goBack();
      await page.waitForURL(new RegExp(`/${book}$`));
    }
  }
  calm(page);
}

/** The most that a first load may bring, in every language. */
const MOST_KB = 250;

/** Bytes that travel on a first load, fonts included: of home, and of home and a table. */
async function loaded(browser, address, locale, game) {
  const page = await visit(browser, { locale });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  const fetched = [];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('request', (request) => fetched.push(request.url()));
  const kb = async () => {
    await page.waitForLoadState('networkidle');
    return Math.round(bytes / 1024);
  };
  await page.goto(address);
  await page.locator(`[data-key="${game}"] .play`).waitFor();
  const home = await kb();
  await page.locator(`[data-key="${game}"] .play`).click();
  await page.locator('#question').waitFor();
  const table = await kb();
  // A lesson is for those who learn.
  const lesson = fetched.filter((url) => /teach|lesson/i.test(url));
  if (lesson.length > 0) throw new Error(`A first load brings a lesson: ${lesson}.`);
  await page.context().close();
  return { home, table };
}

async function budget({ browser, address }) {
  const notes = [];
  for (const locale of ['en', 'fr', 'pl', 'ru']) {
    for (const game of ALL ? GAMES : [SOME]) {
      const { home, table } = await loaded(browser, address, locale, game);
      notes.push(`${locale} ${home} KB, with ${game} ${table} KB`);
      if (table > MOST_KB) throw new Error(`A first load of ${game} in ${locale} takes ${table} KB.`);
    }
  }
  return notes.join('; ');
}

test('every language on every page and table', told(speaks));
test('links lead from book to book', told(links));
test('the first load is light', told(budget));
