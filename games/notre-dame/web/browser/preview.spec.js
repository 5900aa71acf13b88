// What an answer would bring is said as its result, with the steps behind a fold.
import { test, told } from '../../../../web/browser/fixtures.js';
import { answers, calm, newTable, ours, until, visit } from '../../../../web/browser/lib.js';

/** A change with its sign, and before and after. */
const RESULT = /[+−]\d.* \d+ → \d+/;

async function results({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 3);
  const playing = page.locator('#prompt[data-question="play-first"], #prompt[data-question="play-second"]');
  const seen = [];
  for (let tries = 0; tries < 24 && !seen.some((text) => RESULT.test(text)); tries += 1) {
    await ours(page);
    if ((await playing.count()) > 0) {
      for (const card of await page.locator('#board [data-light="offered"]').all()) {
        await card.hover();
        await until(page, () => document.querySelector('.outlook p')?.textContent !== '');
        seen.push(await page.locator('.outlook p').innerText());
      }
    }
    if (!seen.some((text) => RESULT.test(text))) await answers(page, 1);
  }
  if (!seen.some((text) => RESULT.test(text))) throw new Error(`No result was said: ${seen.join(' | ')}`);
  calm(page);
}

test('a preview is a result', told(results));

/** The question stands beside the hand, and a chosen card says how it is confirmed. */
async function beside({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 4);
  await ours(page);
  const { apart, level } = await page.evaluate(() => {
    const [hand, prompt] = ['.hand', '#prompt'].map((region) =>
      document.querySelector(region).getBoundingClientRect().toJSON(),
    );
    return {
      apart: prompt.left - hand.right,
      level: Math.min(hand.bottom, prompt.bottom) - Math.max(hand.top, prompt.top),
    };
  });
  if (apart > 40 || level < 100) throw new Error(`The question is ${apart} px away, ${level} px beside the hand.`);
  await page.locator('.hand [data-light="offered"]').first().click();
  await page.locator('.hand p.again').waitFor();
  calm(page);
}

/** What a bot would play is ringed, the best most, whatever shadow a card has of its own. */
async function ringed({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'notre-dame', 2);
  await ours(page);
  await page.locator('#hint-ask').click();
  const best = page.locator('.hand [data-hint="1"]');
  await best.waitFor();
  const shadow = await best.evaluate((card) => getComputedStyle(card).boxShadow);
  if (!/ 0px 0px 0px 5px$/.test(shadow)) throw new Error(`The best card has no ring: ${shadow}`);
  calm(page);
}

/** On a phone the round, what one has and the plague are on the first page. */
async function onPhone({ browser, address }) {
  const page = await visit(browser, { viewport: { width: 360, height: 800 }, hasTouch: true });
  await newTable(page, address, 'notre-dame', 4);
  await ours(page);
  await page.locator('header', { hasText: '1/9' }).waitFor();
  const purse = (await page.locator('.strip [aria-pressed="true"]').innerText()).match(/\d+/g) ?? [];
  if (purse.length < 3) throw new Error(`One's own purse is ${purse}.`);
  await page.locator('.track').waitFor();
  calm(page);
}

test('the question of Notre Dame stands beside the hand', told(beside));
test('a hint of Notre Dame rings the best card', told(ringed));
test('a phone shows round, purse and plague of Notre Dame', told(onPhone));
