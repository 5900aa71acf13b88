// Words and keys: the focus is at the question, keys reach every region, the log is told by turns.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { answers, calm, newTable, ours, playNow, until, visit } from './lib.js';

/** In the page: where the focus is, by the region around it. */
const region = (page) =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    const found = ['#prompt', '#board', '#players', '#log', '.chat'].find((region) => here?.closest(region));
    return found ?? here?.tagName ?? '';
  });

async function atRegion(page, wanted) {
  const found = await region(page);
  if (found !== wanted) throw new Error(`The focus is at ${found} and not at ${wanted}.`);
}

async function keys({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  await ours(page);
  await until(page, () => document.activeElement?.id === 'question');
  const asked = await page.locator('#question').innerText();
  // A number chooses, and Enter gives it, wherever the focus was.
  for (let tries = 0; tries < 3 && (await page.locator('#question').innerText()) === asked; tries += 1) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(400);
  }
  await until(page, (old) => document.getElementById('question')?.innerText !== old, asked);
  await ours(page);
  await until(page, () => document.activeElement?.id === 'question' || document.activeElement === document.body);
  await page.keyboard.press('p');
  for (const wanted of ['#board', '#players', '#log', '.chat', '#prompt']) {
    await page.keyboard.press('F6');
    await atRegion(page, wanted);
  }
  await page.keyboard.press('Shift+F6');
  await atRegion(page, '.chat');
  await page.keyboard.press('Shift+F6');
  await page.keyboard.press('l');
  await atRegion(page, '#log');
  await page.locator('header summary').click();
  await page.locator('#help').click();
  await page.locator('dialog dl').waitFor();
  calm(page);
}

async function log({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 3);
  // The words for a first game leave the log some lines.
  const room = await page.locator('#log').boundingBox();
  if (!room || room.height < 100) throw new Error(`The log has ${room?.height} px beside the hint.`);
  await answers(page, 14);
  // Among bots nobody has to be asked.
  const undo = await page.locator('#undo').innerText();
  if (undo !== 'Undo') throw new Error(`Alone one reads: ${undo}.`);
  const turns = page.locator('#log .fold');
  await turns.first().waitFor();
  if ((await page.locator('#log h3').count()) === 0) throw new Error('No round divides the log.');
  const text = await page.locator('#log').innerText();
  if (!/\bYou\b/.test(text)) throw new Error('Nothing is said to you.');
  const lines = await page.locator('#log .under li').count();
  await turns.first().click();
  await until(page, (old) => document.querySelectorAll('#log .under li').length !== old, lines);
  // A line still lights its pieces and goes to its moment.
  await page.locator('#log .lead .line').first().click();
  await page.locator('.frame.back').waitFor();
  calm(page);
}

test('the question has the focus and every region is reached by keys', told(keys));
test('the log tells turns, rounds and you', told(log));
