// The companion for cardboard on the table: a first turn of the Id by tapping, on a phone, without an
// account; what was told survives a reload and can be corrected.
import { join } from 'node:path';
import { faults } from '../../../../web/browser/access.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, shots, visit } from '../../../../web/browser/lib.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Taps words of the form in hand, then the main button, and waits for the next question. */
async function answer(page, ask, ...labels) {
  const form = page.locator(`[data-ask="${ask}"]`);
  await form.waitFor();
  for (const [field, label] of labels) {
    const group = form.locator('fieldset').filter({ has: page.locator('legend', { hasText: field }) });
    await group.getByText(label, { exact: true }).first().click();
  }
  await form.locator('.done').click();
  await page.locator(`[data-ask]:not([data-ask="${ask}"])`).waitFor();
}

/** Nothing sticks out, and no serious fault of access. */
async function sound(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) throw new Error(`${name}: ${wide} px too wide`);
  const found = await faults(page);
  if (found.length > 0) throw new Error(`${name}: ${found.join('; ')}`);
  await page.screenshot({ path: join(shots, `companion-${name}.png`) });
}

test(
  'the companion of unconscious-mind leads through a turn of the Id',
  told(async ({ browser, address }) => {
    const page = await visit(browser, phone);
    await page.goto(address);
    await page.locator('[data-key="unconscious-mind"] a[href="/companion/unconscious-mind"]').click();
    await page.locator('.begin').click();
    await answer(page, 'begin', ['Compass', 'Left'], ['Freud', 'Opera']);
    await answer(page, 'manifest', ['Shown', 'Just one'], ['Therapy points', '3']);
    await answer(page, 'marker', ['Therapy points', '4']);
    await answer(page, 'mine');
    await sound(page, 'card');
    await page.locator('button.turn').first().click();
    await page.locator('[data-ask="card"] .done').click();
    await page.locator('[data-ask="column"]').waitFor();
    // All that was told is in the address.
    await page.reload();
    await page.locator('[data-ask="column"]').waitFor();
    await sound(page, 'column');
    await page.locator('.pencil').last().click();
    await page.locator('[data-ask="card"]').waitFor();
    await page.locator('[data-ask="card"] .done').click();
    await page.locator('[data-ask="column"]').waitFor();
    for (const tab of [1, 2, 3]) {
      await page.locator('.tabs button').nth(tab).click();
      await sound(page, `tab-${tab}`);
    }
    calm(page);
  }),
);
