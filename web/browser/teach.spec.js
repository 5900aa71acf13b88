// Guided first games: cards that point at real pieces, moves that are shown, and the ways out.
import { expect } from '@playwright/test';
import { test } from './fixtures.js';
import { SOME } from './games.js';
import { calm, visit } from './lib.js';

const CARD = '.lesson [role="dialog"]';
const momentOf = (page) => page.locator('.lesson').getAttribute('data-moment');

/** The card stands beside what it points at and inside the window, and holds the focus. */
async function beside(page) {
  await page.locator(CARD).waitFor();
  await expect(page.locator('#lesson-title')).toBeFocused();
  const covered = await page.evaluate((card) => {
    const box = document.querySelector(card).getBoundingClientRect();
    const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const over = [...document.querySelectorAll('.veil .light')].filter((hole) => {
      const other = hole.getBoundingClientRect();
      return (
        other.left < box.right - 8 &&
        other.right > box.left + 8 &&
        other.top < box.bottom - 8 &&
        other.bottom > box.top + 8
      );
    });
    return inside ? over.length : -1;
  }, CARD);
  expect(covered).toBe(0);
}

/** Goes one card on: what is read is read, what is done is shown. */
async function on(page) {
  const moment = await momentOf(page);
  await page.locator('#lesson-next, #lesson-show').click();
  await expect.poll(() => page.locator('.lesson').getAttribute('data-moment')).not.toBe(moment);
}

test('Teach me: cards point, a move is shown and taken back, and the game goes on without the lesson', async ({
  at,
}) => {
  const page = await visit(at.browser);
  await page.goto(`${at.address}/teach/${SOME}`);
  for (let cards = 0; cards < 4; cards++) {
    await beside(page);
    await on(page);
  }
  await page.locator(CARD).waitFor();
  const moment = await momentOf(page);
  await page.locator('#lesson-back').click();
  await expect.poll(() => momentOf(page)).not.toBe(moment);
  await page.keyboard.press('Escape');
  await expect(page.locator('.lesson')).toHaveCount(0);
  await page.locator('#question').waitFor();
  // Whoever comes back goes on with the same table.
  const table = page.url();
  await page.goto(`${at.address}/teach/${SOME}`);
  await page.locator(CARD).waitFor();
  expect(page.url()).toBe(table);
  calm(page);
});
