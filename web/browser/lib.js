// What the browser tests have in common.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clickOn } from './rush.js';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const shots = join(root, 'target/screenshots');
// A slow machine is no fault: what is waited for may take its time.
const PATIENCE = 60_000;

/** A page of a new person; every error that the console shows fails the test. */
export async function visit(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    // What is kept for use off line has a test of its own; all else is tried, and weighed, without it.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.errors = [];
  page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
  page.on('response', (reply) => reply.status() >= 400 && page.errors.push(`${reply.status()} ${reply.url()}`));
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.setDefaultTimeout(PATIENCE);
  return page;
}

export function calm(page) {
  if (page.errors.length > 0) throw new Error(`The console shows: ${page.errors.join(' | ')}`);
}

/** From the home page into a game against bots, with one click. */
export async function playNow(page, address, game) {
  await page.goto(address);
  await page.locator(`[data-key="${game}"] .play`).click();
  await page.locator('#question').waitFor();
}

/** From the home page to the sheet of a new table. */
export async function openSheet(page, address, game) {
  await page.goto(address);
  await page.locator(`[data-key="${game}"] .btn:not(.play)`).first().click();
  await page.locator('#create').waitFor();
}

/** Takes a card of the sheet: a game, a pace, the level of a bot, a choice under “More”. */
export const pick = (page, name, value) =>
  page.locator(`dialog input[name="${name}"][value="${value}"]`).check({ force: true });

/** Puts so many chairs for friends and for bots round the table, beside one's own. */
export async function chairs(page, friends, bots) {
  const dialog = page.locator('dialog');
  const add = async (who, count) => {
    const there = dialog.locator(`[data-chair="${who}"]`);
    for (let now = await there.count(); now < count; now += 1) {
      await dialog.locator(`[data-add="${who}"]`).click();
      await there.nth(now).waitFor();
    }
  };
  const take = async (who, count) => {
    const there = dialog.locator(`[data-chair="${who}"]`);
    for (let now = await there.count(); now > count; now -= 1) {
      await there.last().locator('.x').click();
      await there.nth(now - 1).waitFor({ state: 'detached' });
    }
  };
  // What is too much goes first where there is room for nobody else, else last: some must stay.
  if ((await dialog.locator('[data-add]').count()) === 0) await take('bot', bots);
  await add('friend', friends);
  await take('bot', bots);
  await add('bot', bots);
  await take('friend', friends);
}

/**
 * A table with bots on all other seats, over days, so that they answer without a pause: the quickest
 * ones, unless the best are wanted. Options are named with their values, switches with true.
 */
export async function newTable(page, address, game, players, best = false, options = {}) {
  await openSheet(page, address, game);
  await chairs(page, 0, players - 1);
  if (!best) for (let bot = 0; bot < players - 1; bot += 1) await weakest(page, bot);
  await pick(page, 'pace', 'days');
  for (const [name, value] of Object.entries(options)) await option(page, name, value);
  await page.locator('#create').click();
  await page.locator('#question').waitFor();
}

/** The first level is the quickest. */
const weakest = (page, bot) => page.locator(`dialog input[name="level-${bot}"]`).first().check({ force: true });

/** Chooses an option of the game by its picture. */
async function option(page, name, value) {
  const which = typeof value === 'boolean' ? '' : `[value="${value}"]`;
  await page.locator(`dialog input[name="${name}"]${which}`).setChecked(value !== false, { force: true });
}

// A worker runs one test at a time, with numbers of its own that depend on its name alone.
let state = 0;
export function seed(name) {
  state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 20261115);
}

/** A number below `count`. */
export function chance(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 12) % count;
}

/** Waits until something holds in the page, and gives it. The page itself may not run texts as
 * programs, so it is asked again and again from outside. */
export async function until(page, holds, given) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((on) => setTimeout(on, 30))) {
    const found = await page.evaluate(holds, given);
    if (found) return found;
  }
  throw new Error(`It never comes: ${holds}`);
}

/** In the page: what the table waits for. */
function stand() {
  if (document.getElementById('end-title')) return 'over';
  if (document.getElementById('confirm')) return 'confirm';
  return document.querySelector('.prompt .asked, .prompt.asked') ? 'asked' : 'waiting';
}

/** Clicks on in the page until the end screen, as fast as the table answers. */
export const rush = (page) => page.evaluate(`(${clickOn})(${stand}, ${chance(2 ** 20)})`);

/** What the table waits for: an answer of ours, somebody else, or nothing any more. */
export const situation = (page) => page.evaluate(stand);

/** The same, once it is not for somebody else. */
export async function ours(page) {
  const now = await situation(page);
  if (now !== 'waiting') return now;
  return until(
    page,
    `(() => {
    const now = (${stand})();
    return now === 'waiting' ? null : now;
  })()`,
  );
}

/** Presses the main button, unless a new question has taken it away. */
export async function confirm(page) {
  await page
    .locator('#confirm')
    .click({ timeout: 3000 })
    .catch(async (error) => {
      if ((await situation(page)) === 'confirm') throw error;
    });
}

/** How many clicks of a whole game are made with the mouse before the page clicks on by itself. */
const BY_MOUSE = 40;

/** Plays by clicking lit pieces and answers until the end screen; gives the number of clicks. */
export async function playOut(page, look = null) {
  for (let clicks = 1; clicks <= BY_MOUSE; clicks += 1) {
    const now = await ours(page);
    if (now === 'over') return clicks;
    if (now === 'confirm') await confirm(page);
    if (now !== 'asked') continue;
    if (look) await look(page, clicks);
    await clickSomething(page);
  }
  const more = await rush(page);
  await page.locator('#end-title').waitFor();
  return BY_MOUSE + more;
}

export const LIT = '#board [data-light="offered"], .prompt [data-light="offered"]';

/** Clicks one of the lit pieces or listed answers that can be seen. */
export async function clickSomething(page) {
  const choices = await page.evaluate((lit) => {
    const seen = (e) => e.checkVisibility({ contentVisibilityAuto: true });
    const pieces = [...document.querySelectorAll(lit)].filter(seen).length;
    const options = [...document.querySelectorAll('.prompt .option')].filter(seen).length;
    return { pieces, options };
  }, LIT);
  const total = choices.pieces + choices.options;
  if (total === 0)
    return page
      .locator('.prompt summary')
      .first()
      .click({ timeout: 500 })
      .catch(() => {});
  const pick = chance(total);
  const found =
    pick < choices.pieces
      ? page.locator(LIT).filter({ visible: true }).nth(pick)
      : page
          .locator('.prompt .option')
          .filter({ visible: true })
          .nth(pick - choices.pieces);
  // A new question may have come in between: then there is something else to click.
  await found.click({ timeout: 1500 }).catch((error) => {
    if (process.env.DEBUG) console.log(error.message);
  });
}

/** Answers some questions, so that there is something to look back at. */
export async function answers(page, count) {
  for (let done = 0; done < count;) {
    const now = await ours(page);
    if (now === 'over') return;
    if (now === 'confirm') await confirm(page);
    else await clickSomething(page).then(() => (done += 1));
  }
  if ((await situation(page)) === 'confirm') await confirm(page);
}
