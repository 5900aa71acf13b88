// The frame: speed, time, a lost connection, two tabs on one seat.
import { calm, clickSomething, newTable, playNow, situation, visit } from './lib.js';

/** Answers a few questions, so that there is something to look back at. */
async function some(page, count) {
  for (let done = 0; done < count;) {
    const now = await situation(page);
    if (now === 'confirm') await page.locator('#confirm').click();
    else if (now === 'asked') await clickSomething(page).then(() => (done += 1));
    else await page.waitForTimeout(20);
  }
}

/** From the click to the change on screen. */
async function quick({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 4);
  const times = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await page.locator('.asked').waitFor();
    times.push(await page.evaluate(answerOnce));
    await page.waitForTimeout(250);
  }
  times.sort((a, b) => a - b);
  const middle = times[6];
  calm(page);
  if (middle > 100) throw new Error(`A click takes ${times.map(Math.round)} ms.`);
  return `${Math.round(middle)} ms`;
}

/** In the page: gives the first answer, and measures until the log tells of it. */
async function answerOnce() {
  const offered = () => document.querySelector('#board [data-light="offered"], .prompt [data-light="offered"]');
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const last = () => [...document.querySelectorAll('.log li')].at(-1);
  const before = last();
  const changed = () => new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (last() === before) return;
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now()));
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
  const first = document.querySelector('.prompt ol > li .option') ?? offered();
  let start = performance.now();
  const seen = changed();
  click(first);
  await rest(0);
  const confirm = document.getElementById('confirm');
  if (confirm) {
    start = performance.now();
    confirm.click();
  }
  return (await seen) - start;
}

async function slider({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, 'dreamworld');
  await some(page, 10);
  await page.keyboard.press('[');
  await page.locator('.frame.back').waitFor();
  const times = [];
  for (let at = 0; at < 6; at += 1) {
    const start = Date.now();
    const before = await page.locator('.slider input').inputValue();
    await page.keyboard.press('[');
    await page.waitForFunction((old) => document.querySelector('.slider input').value !== old, before);
    times.push(Date.now() - start);
    await page.waitForTimeout(60);
  }
  await page.locator('.waiting .primary').click();
  await page.locator('.frame:not(.back)').waitFor();
  calm(page);
  const middle = times.sort((a, b) => a - b)[3];
  if (middle > 50) throw new Error(`A step takes ${times} ms.`);
  return `${middle} ms a step`;
}

async function twoTabs({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, 'dreamworld');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.hand').waitFor();
  await some(page, 4);
  await page.waitForTimeout(400);
  const read = (tab) => tab.locator('.log li').last().innerText();
  const [here, there] = [await read(page), await read(other)];
  if (here !== there) throw new Error(`The tabs disagree: ${here} / ${there}`);
  calm(page);
}

async function offline({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, 'dreamworld');
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await clickSomething(page);
  if ((await situation(page)) === 'confirm') await page.locator('#confirm').click();
  await page.locator('.notice.warn').first().waitFor();
  await page.context().setOffline(false);
  await page.waitForFunction(() => !document.querySelector('.notice.warn'), null, { timeout: 30_000 });
  await page.locator('.prompt .asked, .prompt.asked, .asked').first().waitFor();
  const lines = await page.locator('.log li').count();
  if (lines < 3) throw new Error('The answer did not arrive.');
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
    await some(page, 1);
    if ((await situation(page)) === 'confirm') await page.locator('#confirm').click();
    await page.waitForFunction(() => document.querySelectorAll('.stage [data-piece]').length > 4);
    await page.waitForTimeout(100);
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
  'a click is seen within 100 ms at four seats': quick,
  'stepping back is quick': slider,
  'two tabs on one seat agree': twoTabs,
  'a click while the network is gone is not lost': offline,
};
