// What the boards show before a click: ghosts, yields and full cards; cards that are dragged; and
// a hand that never lies over the line.
import { join } from 'node:path';
import { calm, clickSomething, newTable, shots, situation, visit } from './lib.js';
import { faults } from './access.js';

const phone = { viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true };
const inside = (a, b) => a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

/** Plays on until a look at the question finds what it looks for; gives that. */
async function until(page, look, act = clickSomething) {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const now = await situation(page);
    if (now === 'over') break;
    if (now === 'waiting') await page.waitForTimeout(15);
    if (now === 'confirm') await page.locator('#confirm').click();
    if (now !== 'asked') continue;
    const found = await look();
    if (found) return found;
    await act(page);
  }
  throw new Error('The game came to its end before it was seen.');
}

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
  const card = await until(page, () => giving(page));
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
  await until(page, () => asks(/hire/));
  await page.locator('.person[data-light="offered"]').first().waitFor();
  const ride = await until(page, async () => (await asks(/carriage ride/)) && rideToMessage(page), toRide);
  await ride.hover({ force: true });
  await page.locator('.city .ahead').waitFor({ state: 'attached' });
  await ride.click({ force: true });
  await page.locator('.verdict.take').waitFor();
  await page.screenshot({ path: join(shots, 'notre-dame-message.png') });
  await page.locator('.verdict.take').press('Enter');
  await page.locator('.verdict').first().waitFor({ state: 'detached' });
  await page.locator('.log li', { hasText: /takes the .* message/ }).last().waitFor();
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
  const far = await found.evaluateAll((all) => all.map((one) => one.previousElementSibling?.getAttribute('aria-label') ?? ''));
  const at = far.findIndex((label) => /[1-9] streets? away/.test(label));
  return at >= 0 ? found.nth(at) : null;
}

/** The full card of a piece opens on hover, on Space and on a long press, never over the question. */
async function fullCards({ browser, address }, game, pieces) {
  const page = await visit(browser);
  await newTable(page, address, game, 2);
  const full = page.locator('.full');
  for (const piece of pieces) {
    await page.locator(piece).first().hover({ force: true });
    await full.and(page.locator(':visible')).waitFor();
    const [card, question] = [await full.boundingBox(), await page.locator('#prompt').boundingBox()];
    if (inside(card, question)) throw new Error(`The full card of ${piece} lies over the question.`);
    if ((await full.locator('.rule').count()) === 0) throw new Error(`${piece} names no rule.`);
    await page.mouse.move(3, 3);
    await full.waitFor({ state: 'detached' });
  }
  await page.locator('.hand [data-light="offered"]').first().focus();
  await page.keyboard.press(' ');
  await full.waitFor();
  if (await page.locator('#confirm').count()) throw new Error('Space answers instead of showing the card.');
  const found = await faults(page);
  if (found.length > 0) throw new Error(found.join('; '));
  await page.keyboard.press('Escape');
  await full.waitFor({ state: 'detached' });
  calm(page);
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

/** A card dragged out of the hand is picked, one that is put back is not. */
async function dragged({ browser, address }, game) {
  const page = await visit(browser);
  await newTable(page, address, game, 3);
  const card = page.locator('.hand [data-light="offered"]').first();
  const hand = await page.locator('.hand').boundingBox();
  const box = await card.boundingBox();
  const drag = async (to) => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await page.waitForTimeout(80);
  };
  await drag({ x: box.x + box.width + 40, y: hand.y + hand.height / 2 });
  if (await page.locator('#confirm').count()) throw new Error('A card that was put back is picked.');
  await drag({ x: box.x + 80, y: hand.y - 140 });
  await page.locator('#confirm').waitFor();
  calm(page);
}

/** Late in a game on a medium screen: the stage is in sight and the hand below it. */
async function late({ browser, address }) {
  const page = await visit(browser, { viewport: { width: 1024, height: 768 } });
  await newTable(page, address, 'dreamworld', 4);
  let seen = 0;
  await until(page, async () => {
    const { stage, hand, cards, high } = await page.evaluate(() => {
      const box = (found) => found?.getBoundingClientRect().toJSON() ?? null;
      return {
        stage: box(document.getElementById('stage')), hand: box(document.querySelector('.hand')),
        cards: [...document.querySelectorAll('.line > li')].map(box), high: innerHeight,
      };
    });
    if (stage.bottom > hand.top + 1 || stage.top < 100) throw new Error(`The stage is hidden: ${stage.top} to ${stage.bottom}, hand ${hand.top}.`);
    if (hand.bottom > high) throw new Error('The hand is out of sight.');
    if (cards.some(({ left, right }) => left < stage.left || right > stage.right)) throw new Error('The line is too wide.');
    seen += 1;
    const text = await page.locator('.progress').first().innerText();
    return Number(/\d+/.exec(text)?.[0]) >= 11;
  });
  await page.screenshot({ path: join(shots, 'dreamworld-late-1024.png') });
  calm(page);
  return `${seen} questions`;
}

/** A card in view stands in the line, and a letter leads to its suit. */
async function inLine({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 2);
  await page.locator('.hand [data-light="offered"]').first().focus();
  await page.locator('.line .ghost').waitFor();
  const suit = () => page.evaluate(() => document.activeElement.dataset.piece.split('-')[0]);
  for (const [key, name] of [['c', 'circle'], ['d', 'diamond'], ['h', 'hex']]) {
    if ((await page.locator(`.hand [data-piece^="${name}-"]`).count()) === 0) continue;
    await page.keyboard.press(key);
    if ((await suit()) !== name) throw new Error(`${key} leads to ${await suit()}.`);
  }
  calm(page);
}

const FULL = {
  'notre-dame': ['.hand .card', '.person', '.city .message', '.rose .pane'],
  dreamworld: ['.hand .dream', '.client .bust', '.plate .tile', '.plate .who'],
};

export const tests = {
  'boards: a card of Notre Dame shows ghost and yield before the click': foreseen,
  'boards: a ride shows its way, and the message is answered at its market': inPlace,
  'boards: full cards of Notre Dame': (at) => fullCards(at, 'notre-dame', FULL['notre-dame']),
  'boards: full cards of Dreamworld': (at) => fullCards(at, 'dreamworld', FULL.dreamworld),
  'boards: a long press reads, a drag by finger picks': longPress,
  'boards: a card of Notre Dame is dragged': (at) => dragged(at, 'notre-dame'),
  'boards: a card of Dreamworld is dragged': (at) => dragged(at, 'dreamworld'),
  'boards: the hand never lies over the line of Dreamworld': late,
  'boards: a card in view stands in the line of Dreamworld': inLine,
};
