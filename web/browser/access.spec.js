// Every page in every theme, without a serious fault of access.
import { accessible } from './access.js';
import { test, told } from './fixtures.js';
import { GAMES, SOME } from './games.js';
import { calm, chairs, newTable, playNow, playOut, visit } from './lib.js';
import { PATHS, settled } from './pages.js';

async function onPages({ browser, address }) {
  const page = await visit(browser);
  for (const path of PATHS) {
    await page.goto(address + path);
    await settled(page);
    await accessible(page, path);
  }
  calm(page);
}

async function onTables({ browser, address }) {
  const page = await visit(browser);
  for (const game of GAMES) {
    await playNow(page, address, game);
    await accessible(page, game);
    await page.keyboard.press('d');
    await page.locator('.text-table').waitFor();
    await accessible(page, `${game} as text`);
    await page.keyboard.press('d');
  }
  calm(page);
}

async function onDialogs({ browser, address }) {
  const page = await visit(browser);
  await page.goto(address);
  await page.locator('#open-table').click();
  await page.locator('#create').waitFor();
  await page.locator('dialog summary').click();
  await accessible(page, 'a new table');
  await chairs(page, 1, 0);
  await page.locator('#create').click();
  await page.locator('#start').waitFor();
  await accessible(page, 'the waiting room');
  calm(page);
}

async function onEnd({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 2);
  await playOut(page);
  await accessible(page, 'the end');
  await page.locator('#replay').click();
  await page.locator('.frame.back').waitFor();
  await accessible(page, 'a replay');
  calm(page);
}

test('axe on every page in every theme', told(onPages));
test('axe on every table in every theme, drawn and as text', told(onTables));
test('axe on a new table and its waiting room', told(onDialogs));
test('axe on the end screen and a replay', told(onEnd));
