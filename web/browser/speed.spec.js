// How fast the table answers. These figures depend on the machine: they are told, not judged.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { answers, calm, newTable, visit } from './lib.js';

/** The middle of some times, and the longest. */
function spread(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return `${Math.round(sorted[sorted.length >> 1])} ms, at most ${Math.round(sorted.at(-1))} ms`;
}

/** From the click to the change on screen. */
async function quick({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 4);
  const times = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await page.locator('.asked').waitFor();
    times.push(await page.evaluate(answerOnce));
  }
  calm(page);
  return spread(times);
}

/** In the page: gives the first answer, and measures until the log tells of it. */
async function answerOnce() {
  const offered = () => document.querySelector('#board [data-light="offered"], .prompt [data-light="offered"]');
  const rest = (ms) => new Promise((done) => setTimeout(done, ms));
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const last = () => [...document.querySelectorAll('.log li')].at(-1);
  const before = last();
  const changed = () =>
    new Promise((done, failed) => {
      setTimeout(() => failed(new Error('Nothing changes after a click.')), 20_000);
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
  await newTable(page, address, SOME, 3);
  const last = async () => Number(await page.locator('.slider input').getAttribute('max'));
  while ((await last()) < 14) await answers(page, 1);
  await page.keyboard.press('[');
  await page.locator('.frame.back').waitFor();
  const times = [];
  for (let at = 0; at < 9 && (await page.locator('.slider input').inputValue()) !== '0'; at += 1) {
    times.push(await page.evaluate(stepBack));
    // As fast as a hand that steps; the moments nearby are fetched meanwhile.
    await page.waitForTimeout(80);
  }
  await page.locator('.waiting .primary').click();
  await page.locator('.frame:not(.back)').waitFor();
  calm(page);
  return spread(times);
}

/** In the page: one step back, until the moment that it leads to is drawn. */
async function stepBack() {
  const start = performance.now();
  const drawn = new Promise((done, failed) => {
    setTimeout(() => failed(new Error('The slider does not step.')), 20_000);
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now()));
    });
    watch.observe(document.getElementById('main'), { attributeFilter: ['data-answers'] });
  });
  document.querySelector('.slider .btn').click();
  return (await drawn) - start;
}

// One after the other, and nothing beside them.
test.describe.configure({ mode: 'default' });
test('from a click to the change, four seats (aim: 100 ms)', told(quick));
test('a step of the slider (aim: 50 ms)', told(slider));
