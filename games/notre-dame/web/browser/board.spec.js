// The board of Notre Dame: whole games by clicking its pieces, its looks for every number of
// players, and the boroughs of rivals.
import { join } from 'node:path';
import { faults } from '../../../../web/browser/access.js';
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { calm, chance, newTable, playOut, shots, situation, until, visit } from '../../../../web/browser/lib.js';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [360, 760],
];
const LIT = '#board [data-light="offered"]';

/** Pictures of the middle of a game in every size; nothing may stick out. */
async function pictures(page, players) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) throw new Error(`The board is ${wide} px too wide at ${width}.`);
    await page.screenshot({ path: join(shots, `notre-dame-${players}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** No serious fault of access at either size and in either theme. */
async function accessible(page) {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      await until(page, (theme) => document.documentElement.dataset.theme === theme, colorScheme);
      // Colours may still be on their way from one theme to the other.
      await until(page, () => document.getAnimations().every(({ playState }) => playState !== 'running'));
      const found = await faults(page);
      if (found.length > 0) throw new Error(`${width} ${colorScheme}: ${found.join('; ')}`);
    }
  }
}

/** Every offer that names pieces has a lit piece on the board, and every piece has a name. */
async function named(page) {
  const bare = await page.evaluate(() => {
    const pieces = [...document.querySelectorAll('#board [data-piece]')];
    const twice = pieces.map((p) => p.dataset.piece).filter((name, at, all) => all.indexOf(name) !== at);
    const unnamed = pieces.filter((p) => !p.getAttribute('aria-label')).map((p) => p.dataset.piece);
    return { twice, unnamed };
  });
  if (bare.twice.length + bare.unnamed.length > 0) throw new Error(`Pieces: ${JSON.stringify(bare)}`);
}

/** Clicks pieces of the board alone where some are lit; else an answer of the list. */
async function byPieces(page) {
  const lit = page.locator(LIT).filter({ visible: true });
  const count = await lit.count();
  const options = page.locator('.prompt .option').filter({ visible: true });
  const narrowed = (await page.locator('[data-light="selected"]').count()) > 0;
  const among = count > 0 && !narrowed ? lit : options;
  const many = await among.count();
  if (many > 0)
    await among
      .nth(chance(many))
      .click({ timeout: 1500, force: true })
      .catch(() => {});
}

async function play({ browser, address }, players) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', players);
  let taken = false;
  let seen = 0;
  for (let clicks = 0; clicks < 6000; clicks += 1) {
    const now = await situation(page);
    if (now === 'over') {
      if (seen === 0) throw new Error('No piece of the board was ever lit.');
      calm(page);
      return `${seen} questions, ${clicks} looks`;
    }
    if (now === 'waiting') await page.waitForTimeout(15);
    if (now === 'confirm') await page.locator('#confirm').click();
    if (now !== 'asked') continue;
    seen += 1;
    if (seen % 9 === 1) await named(page);
    if (seen === 22 && !taken) {
      taken = true;
      await pictures(page, players);
      await accessible(page);
    }
    await byPieces(page);
  }
  throw new Error('The game does not end.');
}

/** A rival's borough opens from the city, by the strip, and by its number. */
async function rivals({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 3);
  const shown = () => page.locator('.strip [aria-pressed="true"]').innerText();
  const own = await shown();
  await page.locator('.city .borough[role="button"][aria-pressed="false"]').first().press('Enter');
  if ((await shown()) === own) throw new Error('A rival’s borough does not open.');
  await page.locator('.strip button').nth(0).click();
  if ((await shown()) !== own) throw new Error('The own borough does not come back.');
  await page.locator('.hand [data-light="offered"]').first().focus();
  await page.keyboard.press('b');
  await page.keyboard.press('2');
  if ((await shown()) === own) throw new Error('B and a number do not lead to a borough.');
  calm(page);
}

const phone = { viewport: { width: 360, height: 760 }, hasTouch: true };

async function onPhone({ browser, address }) {
  const page = await visit(browser, phone);
  await newTable(page, address, 'notre-dame', 2);
  const clicks = await playOut(page);
  calm(page);
  return `${clicks} clicks`;
}

test(
  'a whole game of Notre Dame for 2 by its pieces',
  told((at) => play(at, 2)),
);
for (const players of [3, 4, 5]) {
  test(
    `a whole game of Notre Dame for ${players} by its pieces`,
    whole,
    told((at) => play(at, players)),
  );
}
test('a whole game of Notre Dame at phone size', whole, told(onPhone));
test('a rival’s borough of Notre Dame opens', told(rivals));
