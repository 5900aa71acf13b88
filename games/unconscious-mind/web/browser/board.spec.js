// The board of Unconscious Mind: two browsers with secrets apart, its looks in every size, theme and
// language, its access, and a turn that is started over.
import { join } from 'node:path';
import { accessible, faults } from '../../../../web/browser/access.js';
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { calm, chairs, openSheet, playNow, shots, until, visit } from '../../../../web/browser/lib.js';
import { ahead, answer, asked, calmBehind, choice, GAME, open, snapshot } from './drive.js';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [360, 800],
];

/** Two people sit down at one table. */
async function seated({ browser, address }) {
  const [one, two] = [await visit(browser), await visit(browser)];
  await openSheet(one, address, GAME);
  await chairs(one, 1, 0);
  await one.locator('#create').click();
  await one.locator('#start').waitFor();
  await two.goto(one.url());
  await two.locator('#sit').click();
  await one.locator('#start:not([aria-disabled="true"])').click();
  for (const page of [one, two]) await page.locator('#board').waitFor();
  return [one, two];
}

/** What everybody may see: a card that was taken openly is no secret. */
async function openly(page) {
  const reply = await fetch(`${page.url().replace('/table/', '/api/tables/')}/snapshot`);
  return JSON.stringify((await reply.json()).view);
}

/** Nothing that reaches one browser names a secret card of the other's hand. */
async function apart(page, other) {
  const [mine, theirs] = [(await snapshot(page)).view, (await snapshot(other)).view];
  const everybody = await openly(page);
  const cards = (theirs.mine?.hand ?? []).filter((card) => !everybody.includes(`"${card}"`));
  const known = JSON.stringify(mine);
  const leaked = cards.filter((card) => known.includes(`"${card}"`));
  if (leaked.length > 0) throw new Error(`The other hand is in the view: ${leaked}.`);
  // What was shown a moment ago may still be on its way out.
  await until(
    page,
    (names) => names.every((name) => !document.querySelector(`[data-piece=${JSON.stringify(name)}]`)),
    cards,
  );
  return cards.length;
}

/** An answer that leads to cards in the hand, where there is one. */
function drawing(now) {
  const wanted = now.offers.filter(({ pieces }) => pieces.includes('gain-research'));
  const stating = now.offers.filter(({ action }) => action === 'state-ideas');
  return [...wanted, ...stating][0] ?? choice(now);
}

const secrets = told(async (at) => {
  const pages = await seated(at);
  let seen = 0;
  for (let steps = 0; steps < 200 && seen < 6; steps += 1) {
    const all = await Promise.all(pages.map(snapshot));
    const who = all.findIndex(({ offers, awaited, seat }) => offers.length > 0 && awaited.includes(seat));
    if (who >= 0) await answer(pages[who], all[who], drawing(all[who]));
    if (steps % 6 !== 5) continue;
    seen += (await apart(pages[0], pages[1])) + (await apart(pages[1], pages[0]));
  }
  if (seen === 0) throw new Error('Nobody ever held a card.');
  pages.forEach(calmBehind);
  return `${seen} cards looked for`;
});

const wide = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What a browser keeps, with another language chosen. */
function spoken({ cookies, origins }, lang) {
  const chosen = ({ name, value }) =>
    name === 'mittwoch-settings' ? { name, value: JSON.stringify({ ...JSON.parse(value), lang }) } : { name, value };
  return {
    cookies,
    origins: origins.map(({ origin, localStorage }) => ({ origin, localStorage: localStorage.map(chosen) })),
  };
}

/** The same moment for the same person in another language. */
async function inLanguage({ browser }, page, locale) {
  const storageState = spoken(await page.context().storageState(), locale);
  const other = await visit(browser, { locale, storageState });
  await other.goto(page.url());
  await other.locator('#question').waitFor();
  await until(other, (lang) => document.documentElement.lang === lang, locale);
  return other;
}

const pictures = told(async (at) => {
  const page = await visit(at.browser);
  await open(page, at.address, 2);
  await ahead(page, 60);
  await asked(page);
  for (const locale of ['en', 'fr', 'pl', 'ru']) {
    const other = await inLanguage(at, page, locale);
    for (const colorScheme of ['light', 'dark']) {
      await other.emulateMedia({ colorScheme });
      await until(other, (theme) => document.documentElement.dataset.theme === theme, colorScheme);
      for (const [width, height] of SIZES) {
        await other.setViewportSize({ width, height });
        await other.waitForTimeout(200);
        const over = await wide(other);
        if (over > 0) throw new Error(`${locale} ${width}: the board is ${over} px too wide.`);
        const name = `${GAME}-${width}-${colorScheme}-${locale}.png`;
        await other.screenshot({ path: join(shots, name) });
      }
    }
    calmBehind(other);
    await other.context().close();
  }
});

const access = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 2);
  await ahead(page, 25);
  await asked(page);
  await page.locator('.prompt.asked').waitFor();
  const found = await faults(page);
  if (found.length > 0) throw new Error(found.join('; '));
  calmBehind(page);
});

const accessEverywhere = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 1, { journalist: true, fireworks: true, locations: 'mixed' });
  await ahead(page, 60);
  await asked(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await accessible(page, `${GAME} ${width}`);
  }
  calmBehind(page);
});

/** Some answers that show nothing go back at once: the button says how many, and asks where many go. */
const startedOver = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 2);
  const button = page.locator('#reset');
  let once = false;
  for (let tries = 0; tries < 60; tries += 1) {
    const now = await asked(page);
    if (now.outcome) break;
    if (now.reset.answers > (once ? 2 : 0)) {
      once = true;
      await page.locator('#reset:not([aria-disabled="true"])').click();
      if (now.reset.answers > 2) await button.click();
      await until(page, () => document.querySelector('#reset[aria-disabled="true"]'));
      const back = await snapshot(page);
      if (back.reset.answers > 0 || back.answers >= now.answers) throw new Error('The turn has not gone back.');
      // A greyed button says why when it is pressed.
      await button.click({ force: true });
      await page.locator('#reset-why.why').waitFor();
      calmBehind(page);
      if (now.reset.answers > 2) return `${now.reset.answers} answers at once`;
    }
    await answer(page, await asked(page), choice(await asked(page)));
  }
  if (!once) throw new Error('Nobody could start a turn over.');
  return 'few answers at a time';
});

/** Plays until a bonus of a location is asked for, by recalling ideas whenever it is offered. */
async function untilBonus(page) {
  for (let tries = 0; tries < 200; tries += 1) {
    const now = await asked(page);
    if (now.outcome) break;
    if (now.offers.filter(({ group }) => group === 'bonus').length > 1) return;
    await answer(page, now, now.offers.find(({ action }) => action === 'recall') ?? choice(now));
  }
  throw new Error('No bonus was ever asked for.');
}

/** The slots of the locations that can be taken are large enough to be hit, also in low windows. */
const bonuses = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 2);
  await untilBonus(page);
  const lows = [];
  for (const [width, height] of [[1366, 657], ...SIZES]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(300);
    if (width < 400) continue;
    const sizes = await page
      .locator('.location > .slots > [data-light="offered"]')
      .evaluateAll((slots) =>
        slots.map((slot) => slot.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    const least = Math.min(...sizes.flat());
    if (sizes.length < 2 || least < 24)
      throw new Error(`${width}x${height}: ${sizes.length} slots, one of ${least} px.`);
    const found = await faults(page);
    if (found.length > 0) throw new Error(`${width}x${height}: ${found.join('; ')}`);
    await page.screenshot({ path: join(shots, `${GAME}-bonus-${width}.png`) });
    lows.push(`${width}x${height} ${least} px`);
  }
  calmBehind(page);
  return lows.join(', ');
});

/** One click opens this game with one opponent: with more the wait between own turns grows long. */
const atOnce = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await playNow(page, address, GAME);
  const seats = await page.locator('#players article[data-seat]').count();
  if (seats !== 2) throw new Error(`${seats} sit at the table.`);
  calm(page);
});

/** Four share one rail: all of the question stands there, and the log is a line that opens. */
const four = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 4);
  await ahead(page, 1, ({ question }) => question.name === 'turn');
  await page.locator('.prompt[data-question="turn"] .option').first().waitFor();
  const below = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.querySelector('#prompt .scroll');
    return scrollHeight - clientHeight;
  });
  if (below > 1) throw new Error(`${below} px of the question lie below its edge.`);
  await page.locator('#side button[aria-expanded="false"]').click();
  await page.locator('.log li').last().waitFor();
  calmBehind(page);
});

test('Unconscious Mind: Play now has one opponent', atOnce);
test('Unconscious Mind: four at one rail', four);
test('Unconscious Mind: two browsers with secrets apart', secrets);
test('Unconscious Mind: a bonus can be hit in low windows', whole, bonuses);
test('Unconscious Mind: axe on the board in the middle of a game', access);
test('Unconscious Mind: axe on the board in every size and theme', whole, accessEverywhere);
test('Unconscious Mind: a turn is started over', startedOver);
test('Unconscious Mind: pictures in every size, theme and language', whole, pictures);
test('Unconscious Mind: the sheet of a new table shows its modules', told(sheet));

/** The modules are pictures to be ticked, and the table has them. */
async function sheet({ browser, address }) {
  const page = await visit(browser);
  await open(page, address, 1, { level: 'hard', 'strong-coffee': true, journalist: true, locations: 'grey' });
  const reply = await page.request.get(page.url().replace('/table/', '/api/tables/'));
  const { options } = await reply.json();
  const wanted = { level: 'hard', 'strong-coffee': 'true', journalist: 'true', locations: 'grey' };
  for (const [key, value] of Object.entries(wanted)) {
    if (options[key] !== value) throw new Error(`The option ${key} is ${options[key]}, not ${value}.`);
  }
  calmBehind(page);
}
