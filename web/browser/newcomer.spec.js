// The path of somebody who is new: an empty folder, one click, and a game that reaches its end.
import { join } from 'node:path';
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { answers, calm, LIT, ours, rush, shots, visit } from './lib.js';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [360, 760],
];

/** Pictures of a step in every size; nothing may stick out. */
async function pictures(page, step) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) throw new Error(`The ${step} is ${wide} px too wide at ${width}.`);
    await page.screenshot({ path: join(shots, `newcomer-${step}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Where one sits: the own seat, whose colour is its own, stands first in the rail. */
async function seated(page) {
  const first = page.locator('#players article[data-seat]').first();
  await first.waitFor({ state: 'attached' });
  if ((await first.getAttribute('data-own')) === null) throw new Error('Somebody else stands first in the rail.');
  return first.getAttribute('data-seat');
}

/** What the end offers: the sealed shuffle, the record, and one more game with one click. */
async function afterwards(page, seat) {
  const sealed = await page.locator('.proof code').innerText();
  const record = await page.request.get(new URL(await page.locator('#record').getAttribute('href'), page.url()).href);
  if (!record.ok()) throw new Error(`The record is refused: ${record.status()}.`);
  if (!(await record.text()).includes(sealed)) throw new Error('The record does not hold what was sealed.');
  const before = page.url();
  await page.locator('#rematch').click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator(LIT).first().waitFor();
  const again = await seated(page);
  if (again !== seat) throw new Error(`The rematch moves one from seat ${seat} to ${again}, with its colour.`);
  if ((await page.locator('#hint').count()) > 0) throw new Error('The first minute comes twice.');
}

async function newcomer({ browser, address }) {
  const page = await visit(browser);
  await page.goto(address);
  const play = page.locator(`[data-key="${SOME}"] .play`);
  await play.waitFor();
  for (const way of ['#open-table', '#play-alone']) await page.locator(way).waitFor();
  await pictures(page, 'home');
  await play.click();
  await page.locator(LIT).first().waitFor();
  const seats = await page.locator('#players [data-seat]').count();
  if (seats < 2) throw new Error(`${seats} sit at the table, not a person and bots.`);
  const seat = await seated(page);
  await page.locator('#hint').waitFor();
  await pictures(page, 'question');
  await page.locator('#hint-done').click();
  await page.locator('#hint').waitFor({ state: 'detached' });
  const lines = await page.locator('.log li').count();
  await answers(page, 1);
  // On a busy machine the question whether it is meant comes a moment after the choice.
  const next = page.locator('.log li').nth(lines);
  await next.or(page.locator('#confirm')).first().waitFor();
  await page
    .locator('#confirm')
    .click({ timeout: 2000 })
    .catch(() => {});
  await next.waitFor();
  await ours(page);
  await pictures(page, 'round');
  const clicks = await rush(page);
  await page.locator('.end table').first().waitFor();
  await pictures(page, 'end');
  await afterwards(page, seat);
  calm(page);
  return `one click to the table, ${clicks + 2} more to the end`;
}

test('a newcomer plays a game to its end after one click', told(newcomer));
