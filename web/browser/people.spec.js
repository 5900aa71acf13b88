// People: accounts, names of guests, bots with faces, talk before the game, and who is away.
import { expect as plain } from '@playwright/test';
import { SOME } from './games.js';
import { test, told } from './fixtures.js';
import { calm, playNow, visit } from './lib.js';

// A slow machine is no fault.
const expect = plain.configure({ timeout: 60_000 });
const chatTab = (page) => page.locator('#side [role="tab"]').nth(1);
const THANKS = 4;

async function account({ browser, address }) {
  const page = await visit(browser);
  await page.goto(`${address}/account`);
  await page.locator('input[autocomplete="username"]').fill('Sabina');
  await page.locator('input[type="password"]').fill('a long walk by the Danube');
  await page.locator('button', { hasText: 'Make an account' }).click();
  await page.locator('.name', { hasText: 'Sabina' }).waitFor();
  await page.getByText('No game has been played to its end yet.').waitFor();
  await page.reload();
  await page.locator('.name', { hasText: 'Sabina' }).waitFor();
  const wide = await page.locator('form').first().boundingBox();
  expect(wide.width, 'a form is no wider than it is read').toBeLessThan(560);
  await page.locator('button', { hasText: /^Sign out$/ }).click();
  await page.locator('h2', { hasText: 'Sign in' }).waitFor();
  calm(page);
}

test('an account is made, kept and left', told(account));

/** One click, a pleasant name, and another one whenever somebody likes. */
async function names({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  const own = page.locator('#players [data-own] h3');
  await expect(own).not.toContainText(/guest|\d{4}/i);
  const rivals = page.locator('#players [data-seat]:not([data-own])');
  await expect(rivals.first().locator('.face')).toBeVisible();
  await expect(rivals.first().locator('.caption')).toContainText('bot, club player');
  await expect(page.locator('#players article').first()).toHaveAttribute('data-own', '');
  await own.getByRole('button', { name: 'Change your name' }).click();
  await page.locator('#other-name').fill('Teresa');
  await page.locator('#other-name').press('Enter');
  await expect(own).toContainText('Teresa');
  await page.reload();
  await expect(own).toContainText('Teresa');
  const english = await rivals.first().locator('h3').innerText();
  await page.evaluate(() => {
    const key = 'mittwoch-settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), lang: 'ru' }));
  });
  await page.reload();
  await expect(rivals.first().locator('h3')).toHaveText(/\p{Script=Cyrillic}/u);
  expect(english).toMatch(/^[\p{Script=Latin} -]+$/u);
  calm(page);
}

test('a guest plays under a name, changes it, and reads names of bots in an own script', told(names));

/** A table with a free seat, and the page of whoever opened it. */
async function waiting(browser, address) {
  const page = await visit(browser);
  await page.goto(address);
  const wish = { game: SOME, players: 2, options: {}, bots: [], pace: { turn_based: false }, visibility: 'link' };
  const made = await page.evaluate(async (body) => {
    const post = (path, data) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) });
    localStorage.setItem('mittwoch-known', 'yes');
    await post('/api/guest', { name: 'Hanka' });
    return (await post('/api/tables', body)).json();
  }, wish);
  await page.goto(`${address}/table/${made.id}`);
  await page.locator('#start').waitFor();
  return { page, code: made.code };
}

async function talk({ browser, address }) {
  const { page, code } = await waiting(browser, address);
  expect(code).toMatch(/^\d{9}$/);
  await expect(page.locator('.code')).toHaveText(/^\d{3} \d{3} \d{3}$/);
  // Whoever waits sees the game and can read its rules.
  await page.locator('[aria-controls="room-rules"]').click();
  await expect(page.locator('#room-rules p').first()).toBeVisible();
  const friend = await visit(browser, { locale: 'pl' });
  await friend.goto(`${address}/join/${code}`);
  await page.locator('.chat input').fill('come in');
  await page.locator('.chat input').press('Enter');
  await page.getByRole('button', { name: 'Good luck' }).click();
  await page.locator('.chat li').nth(1).waitFor();
  await friend.locator('#own-name').fill('Jacek');
  await friend.locator('#own-name').press('Enter');
  await friend.locator('.chat li', { hasText: 'come in' }).waitFor();
  await expect(friend.locator('.chat li').nth(1)).toContainText('Powodzenia');
  await page.locator('#start:not([aria-disabled="true"])').click();
  await friend.locator('#question').waitFor();
  await page.locator('#question').waitFor();
  const unread = page.locator('#side .unread');
  await chatTab(friend).click();
  await friend.locator('.ready button').nth(THANKS).click();
  await expect(unread).toHaveText('1');
  await chatTab(page).click();
  await expect(page.locator('.chat li').last()).toContainText('Thank you');
  await page.reload();
  await page.locator('#question').waitFor();
  await expect(page.locator('#side')).toBeVisible();
  await expect(unread).toHaveCount(0);
  calm(page);
  calm(friend);
  return { page, friend };
}

/** A friend who goes is missed with a countdown, and a refusal does not move the board; for one who got up
 * the strongest bot that answers at once stands in. */
async function away({ browser, address }) {
  const { page, friend } = await talk({ browser, address });
  await friend.goto('about:blank');
  await page.getByText(/Jacek is away\. .* 0:[0-5]\d/).waitFor();
  await expect(page.getByRole('button', { name: 'Let a bot stand in' })).toHaveCount(0);
  const top = () => page.locator('#board').evaluate((board) => board.getBoundingClientRect().top);
  const before = await top();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 'no page below').toBeLessThan(
    2,
  );
  expect(await top()).toBe(before);
  const api = page.url().replace('/table/', '/api/tables/');
  const gone = { data: { key: 'gone', command: { do: 'leave' } }, headers: { origin: address } };
  expect((await friend.request.post(`${api}/commands`, gone)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Let a bot stand in' }).click();
  await expect.poll(async () => (await (await page.request.get(api)).json()).seats[1].stand_in).toBe('club');
  await expect(page.locator('#players [data-seat="1"]')).toContainText('a bot stands in (club player)');
  calm(page);
}

test('people talk in the waiting room, each in an own language, and who goes is missed', told(away));
