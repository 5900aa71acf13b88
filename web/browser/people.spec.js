// People: accounts.
import { test, told } from './fixtures.js';
import { calm, visit } from './lib.js';

async function account({ browser, address }) {
  const page = await visit(browser);
  await page.goto(`${address}/account`);
  await page.locator('input[autocomplete="username"]').fill('Sabina');
  await page.locator('input[type="password"]').fill('a long walk by the Danube');
  await page.locator('button', { hasText: 'Make an account' }).click();
  await page.locator('.name', { hasText: 'Sabina' }).waitFor();
  await page.reload();
  await page.locator('.name', { hasText: 'Sabina' }).waitFor();
  await page.locator('button', { hasText: /^Sign out$/ }).click();
  await page.locator('h2', { hasText: 'Sign in' }).waitFor();
  calm(page);
}

test('an account is made, kept and left', told(account));
