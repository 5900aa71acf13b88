// The frame: motion, a lost connection, two tabs on one seat.
import { answers, calm, clickSomething, confirm, newTable, playNow, situation, until, visit } from './lib.js';

async function twoTabs({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, 'dreamworld');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.hand').waitFor();
  await answers(page, 4);
  await page.locator('.asked').waitFor();
  const read = (tab) => tab.evaluate(() => document.querySelector('.log')?.innerText ?? '');
  const here = await read(page);
  await until(other, (log) => document.querySelector('.log')?.innerText === log, here)
    .catch(async () => {
      throw new Error(`The tabs disagree: ${here} / ${await read(other)}`);
    });
  calm(page);
}

async function offline({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, 'dreamworld');
  const lines = await page.locator('.log li').count();
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await clickSomething(page);
  if ((await situation(page)) === 'confirm') await confirm(page);
  await page.locator('.notice.warn').first().waitFor();
  await page.context().setOffline(false);
  await until(page, () => !document.querySelector('.notice.warn'));
  await until(page, (old) => document.querySelectorAll('.log li').length > old, lines)
    .catch(() => {
      throw new Error('The answer did not arrive.');
    });
}

/** Pieces travel where motion is wanted, and only fade where it is not. */
async function motion({ browser, address }) {
  const travels = async (reducedMotion) => {
    const page = await visit(browser, { reducedMotion });
    await newTable(page, address, 'dreamworld', 3);
    await page.evaluate(() => {
      globalThis.moved = new Set();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const kind = 'transform' in frames[0] ? 'travels' : 'fades';
        globalThis.moved.add(`${this.dataset?.piece} ${kind}`);
        return animate.call(this, frames, options);
      };
    });
    const lines = await page.locator('.log li').count();
    await page.locator('.hand [data-light="offered"]').first().click();
    await page.locator('#confirm').click();
    await until(page, (old) => document.querySelectorAll('.log li').length > old + 2, lines);
    // What moves begins within a frame of what is told.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    calm(page);
    return page.evaluate(() => [...globalThis.moved].filter((name) => name.endsWith('travels')).length);
  };
  const [moving, still] = [await travels('no-preference'), await travels('reduce')];
  if (moving === 0) throw new Error('Nothing travels.');
  if (still > 0) throw new Error(`${still} pieces travel although motion is off.`);
  return `${moving} pieces travel`;
}

export const tests = {
  'motion follows what happened, and can be off': motion,
  'two tabs on one seat agree': twoTabs,
  'a click while the network is gone is not lost': offline,
};
