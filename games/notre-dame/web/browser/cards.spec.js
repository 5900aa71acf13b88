// What the board of Notre Dame shows before a click: ghosts, yields and full cards; cards that are
// dragged.
import { join } from 'node:path';
import { dragged, fullCards, playUntil } from '../../../../web/browser/cards.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, clickSomething, newTable, shots, visit } from '../../../../web/browser/lib.js';

const phone = { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true };

/** The own cards whose place gives something at once, where they are to be played. */
async function giving(page) {
  const text = await page.locator('#question').innerText();
  const cards = page.locator('.hand [data-light="offered"]');
  const names = await cards.evaluateAll((all) => all.map((card) => card.dataset.piece));
  const at = names.findIndex((name) => /-(bank|residence|cloister-school)$/.test(name));
  return /play first/.test(text) && at >= 0 ? cards.nth(at) : null;
}

async function foreseen({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 3);
  const card = await playUntil(page, () => giving(page));
  if (await page.locator('.rose .ghost').count()) throw new Error('A ghost stands there before anybody looks.');
  await card.locator('.gains').waitFor();
  await card.hover();
  await page.locator('.rose .ghost').first().waitFor();
  await page.locator('.rose .gains').first().waitFor();
  await page.locator('.rose .leads').first().waitFor();
  await page.screenshot({ path: join(shots, 'notre-dame-ghost.png') });
  await page.mouse.move(3, 3);
  await page.locator('.rose .ghost').waitFor({ state: 'detached' });
  await card.focus();
  await page.locator('.rose .ghost').first().waitFor();
  calm(page);
}

/** Persons say what they would bring; the message is answered where it lies. */
async function inPlace({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 2);
  const asks = async (words) => words.test(await page.locator('#question').innerText());
  await playUntil(page, () => asks(/hire/));
  await page.locator('.person[data-light="offered"]').first().waitFor();
  const ride = await playUntil(page, async () => (await asks(/carriage ride/)) && rideToMessage(page), toRide);
  await ride.hover({ force: true });
  await page.locator('.city .ahead').waitFor({ state: 'attached' });
  await ride.click({ force: true });
  await page.locator('.verdict.take').waitFor();
  await page.screenshot({ path: join(shots, 'notre-dame-message.png') });
  await page.locator('.verdict.take').press('Enter');
  await page.locator('.verdict').first().waitFor({ state: 'detached' });
  await page
    .locator('.log li', { hasText: /takes? the .* message/ })
    .last()
    .waitFor();
  calm(page);
}

/** Keeps and plays carriage houses before anything else. */
async function toRide(page) {
  const card = page.locator('.hand [data-light="offered"][data-piece$="-carriage-house"]').first();
  if (await card.count()) await card.click({ timeout: 1500 }).catch(() => {});
  else await clickSomething(page);
}

/** A market in reach whose message may be taken, if there is one. */
async function rideToMessage(page) {
  const found = page.locator('.message[data-light="offered"]:not(.blocked)');
  const far = await found.evaluateAll((all) =>
    all.map((one) => one.previousElementSibling?.getAttribute('aria-label') ?? ''),
  );
  const at = far.findIndex((label) => /[1-9] streets? away/.test(label));
  return at >= 0 ? found.nth(at) : null;
}

async function longPress({ browser, address }) {
  const page = await visit(browser, phone);
  await newTable(page, address, 'notre-dame', 2);
  const touch = await page.context().newCDPSession(page);
  const box = await page.locator('.hand [data-light="offered"]').first().boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const send = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [{ x, y }]);
  await page.locator('.full').waitFor();
  await send('touchEnd', []);
  await page.waitForTimeout(200);
  if (await page.locator('#confirm').count()) throw new Error('A long press answers.');
  await send('touchStart', [{ x, y }]);
  for (let step = 1; step <= 6; step += 1) await send('touchMove', [{ x, y: y + step * 35 }]);
  await send('touchEnd', []);
  await page.locator('#confirm').waitFor();
  calm(page);
}

const FULL = ['.hand .card', '.person', '.city .message', '.rose .pane'];

test('boards: a card of Notre Dame shows ghost and yield before the click', told(foreseen));
test('boards: a ride shows its way, and the message is answered at its market', told(inPlace));
test(
  'boards: full cards of Notre Dame',
  told((at) => fullCards(at, 'notre-dame', FULL)),
);
test('boards: a long press reads, a drag by finger picks', told(longPress));
test(
  'boards: a card of Notre Dame is dragged',
  told((at) => dragged(at, 'notre-dame')),
);
