// Whole games: by clicking, by keyboard alone, and at the size of a phone.
import { join } from 'node:path';
import { calm, newTable, ours, playOut, shots, until, visit } from './lib.js';

const SIZES = [[1440, 900], [1024, 768], [360, 760]];

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
  };
}

async function whole({ browser, address }, game, players, options) {
  const page = await visit(browser, options);
  // In this game nobody who plays by chance comes to an end: the bot has to.
  await newTable(page, address, game, players, game === 'unconscious-mind');
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
  if (rows !== turns.length) throw new Error(`The course has ${turns.length} turns, its table ${rows} rows.`);
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

async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
}

/** Plays with keys alone: a number, then Enter on the main button. */
async function byKeyboard({ browser, address }) {
  const page = await visit(browser);
  await page.goto(address);
  await tabTo(page, '[data-key="dreamworld"] .btn:not(.play)');
  await page.keyboard.press('Enter');
  for (const [name, keys] of [['players', '2'], ['bots', '1'], ['pace', 'O']]) {
    await tabTo(page, `dialog [name="${name}"]`);
    await page.keyboard.press(keys);
  }
  await tabTo(page, '#create');
  await page.keyboard.press('Enter');
  await page.locator('#question').waitFor();
  return pressOn(page);
}

/** Gives the first answer with its number until the end screen. */
export async function pressOn(page) {
  for (let presses = 0; presses < 4000; presses += 1) {
    if ((await ours(page)) === 'over') {
      calm(page);
      return `${presses} keys`;
    }
    await page.keyboard.press('1');
  }
  throw new Error('The game does not end.');
}

export const tests = {
  'a whole game of Dreamworld by clicking': (at) => whole(at, 'dreamworld', 3),
  'a whole game of Notre Dame by clicking': (at) => whole(at, 'notre-dame', 3),
  'a whole game of Unconscious Mind by clicking': (at) => whole(at, 'unconscious-mind', 2),
  'a whole game of Dreamworld by keyboard alone': byKeyboard,
  'a whole game of Dreamworld at phone size': (at) => whole(at, 'dreamworld', 2, phone),
};
