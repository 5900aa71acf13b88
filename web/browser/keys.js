// Playing with keys alone.
import { calm, ours } from './lib.js';

/** Presses Tab until the focus is on something. */
export async function tabTo(page, selector) {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`Tab does not reach ${selector}.`);
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
