// The frame: a lost connection, two tabs on one seat.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { answers, calm, clickSomething, confirm, playNow, situation, until, visit } from './lib.js';

async function twoTabs({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('#question').waitFor();
  await answers(page, 4);
  await page.locator('.asked').waitFor();
  const read = (tab) => tab.evaluate(() => document.querySelector('.log')?.innerText ?? '');
  const here = await read(page);
  await until(other, (log) => document.querySelector('.log')?.innerText === log, here).catch(async () => {
    throw new Error(`The tabs disagree: ${here} / ${await read(other)}`);
  });
  calm(page);
}

async function offline({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  const lines = await page.locator('.log li').count();
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await clickSomething(page);
  if ((await situation(page)) === 'confirm') await confirm(page);
  await page.locator('.notice.warn').first().waitFor();
  await page.context().setOffline(false);
  await until(page, () => !document.querySelector('.notice.warn'));
  await until(page, (old) => document.querySelectorAll('.log li').length > old, lines).catch(() => {
    throw new Error('The answer did not arrive.');
  });
}

test('two tabs on one seat agree', told(twoTabs));
test('a click while the network is gone is not lost', told(offline));
