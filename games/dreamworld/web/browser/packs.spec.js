// Packs: every fault at once, a sound one installed, a table opened with it, and gone again.
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, chairs, openSheet, visit } from '../../../../web/browser/lib.js';

const file = (name, text) => ({ name, mimeType: 'application/toml', buffer: Buffer.from(text) });
const ABOUT = file('pack.toml', 'game = "dreamworld"\nname = "My box"\n');
const TORN = file('tokens.toml', '[[row]]\nid = "row-4"\nsource = 3\n');
const SOUND = file('tokens.toml', '[[row]]\nid = "row-4"\nsource = "my box"\nstatus = "certain"\n');

async function packs({ browser, address }) {
  const page = await visit(browser);
  await page.goto(`${address}/packs`);
  await page.locator('a.primary[href="/account"]').click();
  await page.locator('input[autocomplete="username"]').fill('Wilhelm');
  await page.locator('input[type="password"]').fill('a long walk by the Danube');
  await page.locator('button', { hasText: 'Make an account' }).click();
  await page.locator('a[href="/packs"]').click();
  await page.locator('#files').setInputFiles([ABOUT, TORN]);
  await page.locator('#install-pack').click();
  const fault = page.locator('tbody tr', { hasText: 'tokens.toml' });
  await fault.filter({ hasText: 'row-4' }).waitFor();
  await page.locator('#files').setInputFiles([ABOUT, SOUND]);
  await page.locator('#install-pack').click();
  await page.locator('li .name', { hasText: 'My box' }).waitFor();
  await openSheet(page, address, 'dreamworld');
  await page.locator('dialog .pick', { hasText: 'My box' }).locator('input').check({ force: true });
  await chairs(page, 1, 0);
  await page.locator('#create').click();
  await page.locator('li', { hasText: 'My box' }).waitFor();
  await page.goto(`${address}/packs`);
  await page.locator('button', { hasText: /^Remove$/ }).click();
  await page.locator('button.danger').click();
  await page.locator('li .name', { hasText: 'My box' }).waitFor({ state: 'detached' });
  // The browser notes the one refusal that was asked for.
  page.errors.splice(0, page.errors.length, ...page.errors.filter((error) => !error.includes('422')));
  calm(page);
}

test('a pack is installed, played with and removed', told(packs));
