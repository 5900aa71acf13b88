// Guided first games: cards that point at real pieces, moves that are shown, and the ways out.
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test, told, whole } from './fixtures.js';
import { GAMES, SOME } from './games.js';
import { begin, beside, CARD, forgiven, momentOf, on, walk } from './lesson.js';
import { answers, calm, shots, visit } from './lib.js';

const SIZES = [
  [1440, 900],
  [360, 800],
];

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

/** Every card of a lesson, to its end; then the game goes on. */
async function throughout({ browser, address }, game, [width, height]) {
  const page = await visit(browser, { viewport: { width, height } });
  const { moments, between } = await begin(page, address, game);
  const look = async () => {
    await beside(page).finally(async () =>
      page.screenshot({ path: join(shots, `lesson-${game}-${width}-${await momentOf(page)}.png`) }),
    );
  };
  const came = await walk(page, between, moments.length, look);
  expect([...came].sort()).toEqual([...moments].sort());
  await expect(page.locator('.lesson')).toHaveCount(0);
  await answers(page, 1);
  forgiven(page);
  calm(page);
  return `${came.length} moments at ${width}x${height}`;
}

/** Whoever has seen enough plays on at the same table. */
async function left({ browser, address }, game) {
  const page = await visit(browser);
  const { moments, between } = await begin(page, address, game);
  await walk(page, between, moments.length >> 1);
  const table = page.url();
  await page.locator('#lesson-leave').click();
  await expect(page.locator('.lesson')).toHaveCount(0);
  await answers(page, 3);
  expect(page.url()).toBe(table);
  calm(page);
}

for (const game of GAMES) {
  for (const size of SIZES) {
    test(
      `the lesson of ${game} to its end at ${size.join('x')}`,
      whole,
      told((at) => throughout(at, game, size)),
    );
  }
  test(
    `the lesson of ${game} is left in its middle into the game`,
    whole,
    told((at) => left(at, game)),
  );
}
