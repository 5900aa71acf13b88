// Whole games of Unconscious Mind by clicking on the board: for two and four, alone against the Id at
// each level, with every module, by keyboard alone and at the size of a phone.
import { join } from 'node:path';
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { calm, chance, confirm, ours, shots, visit } from '../../../../web/browser/lib.js';
import { tabTo } from '../../../../web/browser/keys.js';
import { choice, MODULES, open, playByPieces, snapshot, toldOf } from './drive.js';

// A whole game has hundreds of answers.
test.describe.configure({ timeout: 3_600_000 });

/** What the end screen must have: the sources, the parts, the course. */
async function ended(page, name) {
  const rows = await page.locator('.end tr.line').count();
  if (rows < 8) throw new Error(`The end screen has ${rows} lines.`);
  await page.locator('#course path.line').first().waitFor({ state: 'attached' });
  await page.screenshot({ path: join(shots, `unconscious-mind-end-${name}.png`), fullPage: true });
}

function game(players, options = {}, how = {}) {
  return told(async ({ browser, address }) => {
    const page = await visit(browser, how);
    await open(page, address, players, options);
    const tally = await playByPieces(page);
    await ended(page, [players, ...Object.values(options), how.viewport?.width ?? ''].join('-'));
    return toldOf(tally);
  });
}

/** The first turns, so that the daily checks see the board answer. */
const sample = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 2);
  const tally = await playByPieces(page, 24);
  return toldOf(tally);
});

/** By keys alone: numbers of answers, and lit pieces that Tab leads to. */
const byKeyboard = told(async ({ browser, address }) => {
  const page = await visit(browser);
  await open(page, address, 2);
  const count = { numbers: 0, pieces: 0 };
  for (let presses = 0; presses < 6000; presses += 1) {
    const now = await ours(page);
    if (now === 'over') {
      await ended(page, 'keys');
      calm(page);
      return `${count.numbers} answers by number, ${count.pieces} on pieces`;
    }
    if (now === 'confirm') await confirmByKey(page);
    else if (presses % 9 === 8) count.pieces += (await onPiece(page)) ? 1 : 0;
    else await page.keyboard.press(await number(page)).then(() => (count.numbers += 1));
  }
  throw new Error('The game does not end.');
});

/** The number of an answer that mostly leads on: a game of chance would last for ever. */
async function number(page) {
  const now = await snapshot(page);
  const at = now.offers.indexOf(choice(now));
  return String(1 + (at >= 0 && at < 9 ? at : chance(4)));
}

async function confirmByKey(page) {
  await page
    .locator('#confirm')
    .press('Enter', { timeout: 3000 })
    .catch(() => confirm(page));
}

const LIT = '#board [data-light="offered"]';

/** From the question on to a lit piece, which is picked; whether there was one. */
async function onPiece(page) {
  if ((await page.locator(LIT).count()) === 0) return false;
  await page.keyboard.press('p');
  try {
    await tabTo(page, LIT);
  } catch (error) {
    // What was lit may have been answered meanwhile; else it must be reached.
    if ((await page.locator(LIT).count()) > 0) throw error;
    return false;
  }
  await page.keyboard.press('Enter');
  return true;
}

test('Unconscious Mind: the first turns by clicking on the board', sample);
test('Unconscious Mind: a whole game for 2 by its pieces', whole, game(2));
test('Unconscious Mind: a whole game for 4 by its pieces', whole, game(4));
test('Unconscious Mind: a whole game for 2 with every module', whole, game(2, MODULES));
for (const level of ['easy', 'medium', 'hard']) {
  const options = { level, 'strong-coffee': level === 'hard', ...MODULES };
  test(`Unconscious Mind: a whole game against the Id, ${level}`, whole, game(1, options));
}
test('Unconscious Mind: a whole game by keyboard alone', whole, byKeyboard);
test(
  'Unconscious Mind: a whole game at phone size',
  whole,
  game(2, {}, { viewport: { width: 360, height: 800 }, hasTouch: true }),
);
