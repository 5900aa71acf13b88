// What boards with cards have in common: full cards, cards that are dragged, and playing on until
// something is seen.
import { faults } from './access.js';
import { calm, clickSomething, newTable, situation, visit } from './lib.js';

const inside = (a, b) => a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y;

/** Plays on until a look at the question finds what it looks for; gives that. */
export async function playUntil(page, look, act = clickSomething) {
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

/** The full card of a piece opens on hover, on Space and on a long press, never over the question. */
export async function fullCards({ browser, address }, game, pieces) {
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

/** A card dragged out of the hand is picked, one that is put back is not. */
export async function dragged({ browser, address }, game) {
  const page = await visit(browser);
  await newTable(page, address, game, 3);
  const card = page.locator('.hand [data-light="offered"]').first();
  // Where it lies is known once letters have come and nothing moves.
  await page.evaluate(() => document.fonts.ready);
  await (await card.elementHandle()).waitForElementState('stable');
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
