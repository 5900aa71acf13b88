// Every page in every language: no missing text, nothing too wide; and the first load is light.
import { join } from 'node:path';
import { calm, playNow, shots, until, visit } from './lib.js';

export const GAMES = ['dreamworld', 'notre-dame', 'unconscious-mind'];
export const PATHS = ['/', '/rules/dreamworld', '/components/notre-dame', '/account', '/settings', '/no/page'];

/** A page has its heading, nothing that is still on its way, and the text of its book if it is one. */
export async function settled(page) {
  await page.locator('h1').first().waitFor();
  await until(page, () => !document.querySelector('[aria-busy="true"]'));
  if (/\/(rules|components)\//.test(page.url())) await page.locator('.prose').waitFor();
}

/** A text that is not there shows its key: a word with hyphens and a known beginning. */
const KEY = /\b(?:dw|nd|um|home|nav|seat|room|prompt|account|settings|slider|board|menu|list|web|twin|course)-[a-z]+(?:-[a-z]+)*\b/;

async function spoken(page, where) {
  const key = KEY.exec(await page.locator('#main').innerText());
  if (key) throw new Error(`${where} has no text for ${key[0]}.`);
}

async function speaks({ browser, address }) {
  for (const locale of ['en', 'fr', 'pl', 'ru']) {
    const page = await visit(browser, { locale, viewport: { width: 360, height: 760 } });
    for (const path of PATHS) {
      await page.goto(address + path);
      await settled(page);
      const text = path.startsWith('/rules') || path.startsWith('/components')
        ? await page.locator('h1').innerText() : await page.locator('body').innerText();
      const key = KEY.exec(text);
      if (key) throw new Error(`${locale} ${path} has no text for ${key[0]}.`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) throw new Error(`${locale} ${path} is ${wide} px too wide.`);
    }
    await page.screenshot({ path: join(shots, `page-${locale}.png`) });
    for (const game of GAMES) {
      await playNow(page, address, game);
      await spoken(page, `${locale} ${game}`);
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
  await page.goto(`${address}/rules/dreamworld`);
  await settled(page);
  for (const [path, name] of [['/rules/notre-dame', 'Notre Dame'], ['/components/unconscious-mind', 'Unconscious Mind']]) {
    if (path.startsWith('/components')) await page.locator('nav a[href="/components"]').first().click();
    await page.locator(`main a[href="${path}"]`).first().click();
    await page.locator('h1', { hasText: name }).waitFor();
    await page.locator('.prose').waitFor();
  }
  await page.goBack();
  await page.waitForURL(/\/components$/);
  calm(page);
}

/** Bytes that travel on a first load of home and table, fonts included. */
async function budget({ browser, address }) {
  const notes = [];
  for (const locale of ['en', 'pl', 'ru']) {
    const page = await visit(browser, { locale });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await playNow(page, address, 'dreamworld');
    await page.waitForLoadState('networkidle');
    const kb = Math.round(bytes / 1024);
    notes.push(`${locale} ${kb} KB`);
    if (kb > 300) throw new Error(`A first load in ${locale} takes ${kb} KB.`);
    await page.context().close();
  }
  return notes.join(', ');
}

export const tests = {
  'every language on every page and table': speaks,
  'links lead from book to book': links,
  'the first load is light': budget,
};
