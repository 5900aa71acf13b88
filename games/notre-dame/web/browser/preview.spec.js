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
