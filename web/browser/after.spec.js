// After the end: the way back to the result, the replay with its own address, and the check of the
// record in the page itself.
import { test, told } from './fixtures.js';
import { SOME } from './games.js';
import { calm, newTable, playNow, rush, until, visit } from './lib.js';

const onResult = (page) => page.locator('#end-title').waitFor();
const onBoard = async (page) => {
  await page.locator('#board').waitFor();
  if ((await page.locator('#end-title').count()) > 0) throw new Error('The result lies over the board.');
};

/** From the board back to the result: by its buttons, by the menu, by Escape, by the browser. */
async function fromBoard(page) {
  const ways = [
    () => page.locator('#top-result').click(),
    () => page.locator('#to-result').click(),
    () => page.locator('.slider .live').click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    async () => {
      await page.locator('.menu summary').click();
      await page.locator('#menu-result').click();
    },
  ];
  for (const way of ways) {
    await page.locator('#look-at-board').click();
    await page.waitForURL(/\/table\/\w+\/board$/);
    await onBoard(page);
    await way();
    await onResult(page);
    await page.waitForURL(/\/table\/\w+$/);
  }
  await page.locator('#look-at-board').click();
  await page.reload();
  await onBoard(page);
  await page.goBack();
  await onResult(page);
}

/** A replay has an address, begins at the beginning, and ends on the result; so does Back. */
async function fromReplay(page) {
  const value = () => page.locator('.slider input').inputValue();
  await page.locator('#replay').click();
  await page.waitForURL(/\/replay\/\w+$/);
  await page.locator('.frame.back').waitFor();
  if ((await value()) !== '0') throw new Error('A replay does not begin at the beginning.');
  await page.goBack();
  await onResult(page);
  await page.goForward();
  await page.locator('.frame.back').waitFor();
  await page.keyboard.press(']');
  await until(page, () => document.querySelector('.slider input').value !== '0');
  await page.locator('.waiting .primary').click();
  await onResult(page);
  await page.waitForURL(/\/table\/\w+$/);
}

/** The check in the page: every step is ticked; a record that was altered is refused with its line. */
async function check(page) {
  await page.locator('#check').click();
  await page.locator('#check-right').waitFor();
  const done = await page.locator('[data-step][data-mark="done"]').count();
  if (done !== 5) throw new Error(`${done} of five steps are ticked.`);
  await page.route('**/api/tables/*/record', async (route) => {
    const answer = await route.fetch();
    const lines = (await answer.text()).split('\n');
    lines[3] = lines[3].replace(/"seat":\d/, '"seat":7');
    await route.fulfill({ response: answer, body: lines.join('\n') });
  });
  await page.locator('#check').click();
  const wrong = await page.locator('#check-wrong').innerText();
  if (!/\b4\b/.test(wrong)) throw new Error(`The altered line is not named: ${wrong}`);
}

async function after({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, SOME, 2);
  await rush(page);
  await onResult(page);
  await fromBoard(page);
  await fromReplay(page);
  await check(page);
  calm(page);
}

/** Whose time runs out is replaced by a bot; the result says so, once, and offers nothing any more. */
async function timeOut({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  const clock = { bank: 5, extra: 1, on_timeout: 'bot-takes-seat' };
  const wish = { game: SOME, players: 2, options: {}, bots: ['greedy'], visibility: 'link', undo: 'free' };
  const made = await page.request.post(`${address}/api/tables`, {
    data: { ...wish, pace: { turn_based: false, clock } },
    headers: { origin: address },
  });
  if (!made.ok()) throw new Error(`The table is refused: ${made.status()} ${await made.text()}`);
  await page.goto(`${address}/table/${(await made.json()).id}`);
  await page.locator('#start, #question').first().waitFor();
  if (await page.locator('#start').count()) await page.locator('#start').click();
  await page.getByRole('button', { name: 'Take my seat back' }).waitFor();
  await onResult(page);
  await page.locator('.stood-in').first().waitFor();
  const said = await page.locator('.stood-in').allInnerTexts();
  if (said.length !== 1 || !/ran out of time/.test(said[0])) throw new Error(`The result says: ${said.join(' | ')}`);
  await page.locator('#look-at-board').click();
  await onBoard(page);
  if (await page.getByText('Take my seat back').count()) throw new Error('A seat is offered after the end.');
  calm(page);
}

test('the result names who ran out of time', told(timeOut));
test('after the end the result is one step away, and is proven in the page', told(after));
