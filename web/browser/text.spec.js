// The text table: the same position in words, by keyboard alone.
import { join } from 'node:path';
import { test, told } from './fixtures.js';
import { GAMES, SOME } from './games.js';
import { pressOn } from './keys.js';
import { calm, chairs, newTable, ours, playNow, shots, until, visit } from './lib.js';

/** In the page: what the text table is made of. */
function made() {
  const board = document.getElementById('board');
  const count = (selector) => board.querySelectorAll(selector).length;
  return {
    headings: count('section > h2'),
    lines: count('li, td, p'),
    drawings: count('svg'),
    loose: [...board.querySelectorAll('.choice')].filter((e) => e.getAttribute('role') !== 'button').length,
    empty: [...board.querySelectorAll('section')].filter((e) => e.innerText.trim().length < 4).length,
    broken: /undefined|NaN|\[object|null/.test(board.innerText),
  };
}

/** At the size of a phone the tables of words scroll, and the page does not. */
async function narrow(page, game) {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.locator('nav.tabs').waitFor();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) throw new Error(`${game} as text is ${wide} px too wide.`);
  await page.screenshot({ path: join(shots, `text-${game}-360.png`) });
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function everyGame({ browser, address }) {
  const page = await visit(browser);
  const notes = [];
  for (const game of GAMES) {
    await playNow(page, address, game);
    await page.keyboard.press('d');
    await page.locator('.text-table').waitFor();
    const { headings, lines, drawings, loose, empty, broken } = await page.evaluate(made);
    if (headings < 4 || lines < 10) throw new Error(`${game} has ${headings} regions and ${lines} lines.`);
    if (drawings + loose + empty > 0)
      throw new Error(`${game}: ${drawings} drawings, ${loose} dead choices, ${empty} empty regions.`);
    if (broken) throw new Error(`${game} says something that is no word.`);
    await page.screenshot({ path: join(shots, `text-${game}.png`) });
    await narrow(page, game);
    notes.push(`${game} ${headings} regions`);
    await page.keyboard.press('d');
    await until(page, () => !document.querySelector('.text-table'));
  }
  calm(page);
  return notes.join(', ');
}

/** Switched on by key, kept over a reload, played with keys to the end. */
async function byKeys({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 2);
  await page.keyboard.press('d');
  await page.locator('.text-table').waitFor();
  await page.reload();
  await page.locator('.text-table').waitFor();
  await ours(page);
  await page.locator('.text-table .choice').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('#confirm').waitFor();
  await page.keyboard.press('Escape');
  return pressOn(page);
}

/** The address of the plain page of before: words from the first moment, by keyboard alone. */
async function withoutDrawings({ browser, address }) {
  const page = await visit(browser);
  const fetched = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(`${address}/plain.html`);
  await page.locator(`[data-key="${SOME}"] .btn:not(.play)`).first().focus();
  await page.keyboard.press('Enter');
  await page.locator('#create').waitFor();
  await chairs(page, 1, 0);
  await page.locator('#create').focus();
  await page.keyboard.press('Enter');
  await page.locator('#start').waitFor();
  const table = page.url();
  const other = await visit(browser);
  await other.goto(`${address}/plain.html#/t/${table.split('/').pop()}`);
  await other.locator('#sit').focus();
  await other.keyboard.press('Enter');
  await page.locator('#start:not([aria-disabled="true"])').focus();
  await page.keyboard.press('Enter');
  for (const each of [page, other]) await each.locator('.text-table .choice').first().waitFor();
  if (await page.locator('#board svg').count()) throw new Error('Something is drawn.');
  const drawn = fetched.filter((url) => /CardFace|Stage|games.*Board/.test(url));
  if (drawn.length > 0) throw new Error(`Drawings were fetched: ${drawn}.`);
  for (const each of [page, other]) await each.locator('#side [role="tab"]', { hasText: 'Chat' }).press('Enter');
  await page.locator('#side input[maxlength]').fill('Good evening');
  await page.keyboard.press('Enter');
  await other.locator('#side ol').getByText('Good evening').waitFor();
  for (const each of [page, other]) calm(each);
  return `${fetched.length} requests`;
}

test('a table without drawings, from the address of the plain page', told(withoutDrawings));
test('the text table of every game', told(everyGame));
test('a whole game from the text table by keyboard', told(byKeys));
