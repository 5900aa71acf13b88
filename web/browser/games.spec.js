// Whole games: by clicking, by keyboard alone, and at the size of a phone.
import { join } from 'node:path';
import { test, told, whole } from './fixtures.js';
import { GAMES, KEY, SOME } from './games.js';
import { pressOn, tabTo } from './keys.js';
import { calm, newTable, playOut, shots, until, visit } from './lib.js';

const SIZES = [
  [1440, 900],
  [1024, 768],
  [360, 760],
];

/** Takes the pictures of a board in the middle of the game. */
function pictures(game) {
  let taken = false;
  return async (page, clicks) => {
    if (taken || clicks < 24) return;
    taken = true;
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) throw new Error(`${game} is ${wide} px too wide at ${width}.`);
      await page.screenshot({ path: join(shots, `${game}-${width}.png`) });
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    const key = KEY.exec(await page.locator('#main').innerText());
    if (key) throw new Error(`${game} has no text for ${key[0]}.`);
  };
}

async function play({ browser, address }, game, players, options) {
  const page = await visit(browser, options);
  // In some games nobody who plays by chance comes to an end: the bot has to.
  await newTable(page, address, game, players, true);
  const clicks = await playOut(page, options ? null : pictures(game));
  const rows = await page.locator('.end table tbody tr').count();
  if (rows < 1) throw new Error('The end screen has no score.');
  await course(page);
  await page.screenshot({ path: join(shots, `${game}-end${options ? '-phone' : ''}.png`) });
  if (!options) await replay(page);
  calm(page);
  return `${clicks} clicks`;
}

/** The end screen draws how the scores went, and tells the same as a table. */
async function course(page) {
  const reply = await page.request.get(`${page.url().replace('/table/', '/api/tables/')}/course`);
  if (!reply.ok()) throw new Error(`The course of the scores is refused: ${reply.status()}.`);
  const { turns } = await reply.json();
  await page.locator('#course path.line').first().waitFor({ state: 'attached' });
  const rows = await page.locator('#course tbody tr').count();
  // The beginning, each turn, and the last move where it changed a score: turns are counted, not answers.
  const { turn } = turns.at(-1);
  if (turn < 2 || rows < turn + 1 || rows > turn + 2) throw new Error(`${turn} turns have ${rows} rows.`);
}

/** From the end screen through the game once more, with other eyes. */
async function replay(page) {
  await page.locator('#replay').click();
  await page.locator('.frame.back').waitFor();
  const at = () => page.locator('.slider input').inputValue();
  if ((await at()) !== '0') throw new Error('A replay does not begin at the beginning.');
  await page.keyboard.press(']');
  await until(page, () => document.querySelector('.slider input').value !== '0');
  const other = page.waitForResponse((reply) => reply.url().includes('seat=1'));
  await page.locator('.slider select').selectOption('1');
  await other;
  await page.locator('.waiting .primary').click();
  await page.locator('#end-title').waitFor();
}

const phone = { viewport: { width: 360, height: 760 }, hasTouch: true };

/** Plays with keys alone: a number, then Enter on the main button. */
async function byKeyboard({ browser, address }) {
  const page = await visit(browser);
  await page.goto(address);
  await tabTo(page, `[data-key="${SOME}"] .btn:not(.play)`);
  await page.keyboard.press('Enter');
  // One bot goes, so that two play; the pace is the last one of its group, over days.
  await tabTo(page, 'dialog [data-chair="bot"] .x');
  await page.keyboard.press('Enter');
  await tabTo(page, 'dialog [name="pace"]');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '#create');
  await page.keyboard.press('Enter');
  await page.locator('#question').waitFor();
  return pressOn(page);
}

for (const game of GAMES) {
  test(
    `a whole game of ${game} by clicking`,
    told((at) => play(at, game, 2)),
  );
  test(
    `a whole game of ${game} at phone size`,
    whole,
    told((at) => play(at, game, 2, phone)),
  );
}
test('a whole game by keyboard alone', told(byKeyboard));
