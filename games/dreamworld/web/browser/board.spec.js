// What the board of Dreamworld shows before a click, cards that are dragged, and a hand that never
// lies over the line.
import { join } from 'node:path';
import { dragged, fullCards, playUntil } from '../../../../web/browser/cards.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, newTable, shots, visit } from '../../../../web/browser/lib.js';

/** Late in a game on a medium screen: the stage is in sight and the hand below it. */
async function late({ browser, address }) {
  const page = await visit(browser, { viewport: { width: 1024, height: 768 } });
  await newTable(page, address, 'dreamworld', 4);
  let seen = 0;
  await playUntil(page, async () => {
    const { stage, hand, cards, high } = await page.evaluate(() => {
      const box = (found) => found?.getBoundingClientRect().toJSON() ?? null;
      return {
        stage: box(document.getElementById('stage')),
        hand: box(document.querySelector('.hand')),
        cards: [...document.querySelectorAll('.line > li')].map(box),
        high: innerHeight,
      };
    });
    if (stage.bottom > hand.top + 1 || stage.top < 100)
      throw new Error(`The stage is hidden: ${stage.top} to ${stage.bottom}, hand ${hand.top}.`);
    if (hand.bottom > high) throw new Error('The hand is out of sight.');
    if (cards.some(({ left, right }) => left < stage.left || right > stage.right))
      throw new Error('The line is too wide.');
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
  for (const [key, name] of [
    ['c', 'circle'],
    ['d', 'diamond'],
    ['h', 'hex'],
  ]) {
    if ((await page.locator(`.hand [data-piece^="${name}-"]`).count()) === 0) continue;
    await page.keyboard.press(key);
    if ((await suit()) !== name) throw new Error(`${key} leads to ${await suit()}.`);
  }
  calm(page);
}

const FULL = ['.hand .dream', '.client .bust', '.plate .tile', '.plate .who'];

test(
  'boards: full cards of Dreamworld',
  told((at) => fullCards(at, 'dreamworld', FULL)),
);
test(
  'boards: a card of Dreamworld is dragged',
  told((at) => dragged(at, 'dreamworld')),
);
test('boards: the hand never lies over the line of Dreamworld', told(late));
test('boards: a card in view stands in the line of Dreamworld', told(inLine));
