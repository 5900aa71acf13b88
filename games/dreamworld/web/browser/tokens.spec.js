// Tokens are tapped together and flipped by one button; cards of the first side are on the board.
import { playUntil } from '../../../../web/browser/cards.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, newTable, situation, until, visit } from '../../../../web/browser/lib.js';

const left = (page) => page.evaluate(() => document.querySelectorAll('[data-own] .tokens .token:not(.done)').length);

/** Two taps where two tokens fit, else one: the button names them, and nothing more is asked about them. */
async function flips({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 2);
  const tokens = page.locator('#prompt [data-token][data-light="offered"]');
  await playUntil(page, async () => (await tokens.count()) > 0 && (await tokens.first().isVisible()));
  if ((await page.locator('#prompt .figures dd').count()) < 3) throw new Error('Gap, tile and spent are not told.');
  const before = await left(page);
  await tokens.last().click();
  if ((await tokens.count()) > 0) await tokens.last().click();
  const chosen = page.locator('#prompt [data-token][aria-pressed="true"]');
  const count = await chosen.count();
  const values = await chosen.allInnerTexts();
  const named = await page.locator('#confirm').innerText();
  if (!values.every((value) => named.includes(value))) throw new Error(`${named} does not name ${values}.`);
  await page.locator('#confirm').click();
  await until(page, (old) => document.querySelectorAll('[data-own] .tokens .token:not(.done)').length < old, before);
  await until(page, () => document.querySelector('#prompt')?.dataset.question !== 'flip');
  if (before - (await left(page)) !== count)
    throw new Error(`${count} were tapped, ${before - (await left(page))} flipped.`);
  calm(page);
  return `${named}, ${await situation(page)}`;
}

/** In an even round every card of the first side lies on the stage, and is lit when one may be drawn. */
async function firstSide({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 3);
  const table = page.url().replace('/table/', '/api/tables/');
  const seen = await playUntil(page, async () => {
    // Whoever may score as well is told of gaps and tokens, and rightly.
    const { offers, answers } = await (await page.request.get(`${table}/snapshot?from=1000000`)).json();
    if (offers.some(({ group }) => group !== 'draw')) return null;
    return page.evaluate((count) => {
      const cards = [...document.querySelectorAll('#stage .other .mini')];
      const draws = document.querySelector('.band [data-light="offered"], .other [data-light="offered"]');
      const behind = Number(document.getElementById('main').dataset.answers) !== count;
      if (cards.length === 0 || !draws || behind) return null;
      return cards.map((card) => card.dataset.light);
    }, answers);
  });
  // Gap, tile, spent and the own tokens do not matter to whoever draws.
  const beside = await page.locator('#prompt :is(.figures, .tokens)').count();
  if (beside > 0) throw new Error('Whoever draws is told of gaps and tokens.');
  if (seen.some((light) => light !== 'offered')) throw new Error(`First side: ${seen}.`);
  calm(page);
  return `${seen.length} cards`;
}

test('boards: tokens of Dreamworld are tapped together', told(flips));
test('boards: cards of the first side can be drawn in Dreamworld', told(firstSide));
