// A hint at an own question, and the review of a finished game.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { calm, newTable, rush, until, visit } from './lib.js';

/** The bulb and the key H open and close it; answers are named and their pieces ringed. */
async function hint(page) {
  const ask = page.locator('#hint-ask');
  await ask.waitFor();
  await ask.click();
  await page.locator('#advice li').first().waitFor({ timeout: 30_000 });
  const answers = await page.locator('#advice li').count();
  if (answers < 1 || answers > 3) throw new Error(`${answers} answers are named.`);
  if ((await page.locator('[data-hint="1"]').count()) === 0) throw new Error('No piece is ringed.');
  // Pieces that tell the answers apart say to which of them they belong.
  await page.locator('[data-ranks]').first().waitFor();
  const ranks = await page.locator('[data-ranks]').allInnerTexts();
  if (!ranks.some((text) => text.startsWith('1'))) throw new Error(`The pieces say ${ranks}.`);
  await page.keyboard.press('h');
  await page.locator('#advice').waitFor({ state: 'detached' });
  if ((await page.locator('[data-hint]').count()) > 0) throw new Error('A ring is left.');
}

/** From the result to the review, its moments and choices, and on from there. */
async function review(page) {
  await page.locator('#review').click();
  await page.waitForURL(/\/review\/\w+$/);
  await page.locator('#chances svg[role="img"]').waitFor({ timeout: 120_000 });
  await page.locator('#choices article').waitFor();
  const ends = await page.locator('#chances svg .points').allTextContents();
  if (ends.length !== 2 || !ends.every((text) => /^\d+$/.test(text))) throw new Error(`The lines end at ${ends}.`);
  const at = () => page.locator('#choices article').getAttribute('data-at');
  const first = await at();
  for (const id of ['#choice-after', '#choice-before']) {
    if (await page.locator(id).isEnabled()) await page.locator(id).click();
  }
  if ((await at()) === null || first === null) throw new Error('No choice is shown.');
  // The board beside it is the one of that moment, and only to be read.
  await until(page, (moment) => document.getElementById('then')?.dataset.at === moment, await at());
  if ((await page.locator('#then [data-piece]').count()) === 0) throw new Error('The board of the moment is empty.');
  if ((await page.locator('#then [data-piece][role="button"]').count()) > 0)
    throw new Error('The past can be clicked.');
  await page.locator('#look-then').click();
  await page.locator('.frame.back').waitFor();
  await page.goBack();
  await page.locator('#choices article').waitFor({ timeout: 30_000 });
  await page.locator('#play-on').click();
  await page.waitForURL(/\/table\/\w+$/);
  await page.locator('#board').waitFor();
}

async function advised({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 2);
  await hint(page);
  await rush(page);
  await page.locator('#end-title').waitFor();
  await review(page);
  calm(page);
}

test('a hint is given and put away; a game is reviewed and goes on from a moment', told(advised));
