// The companion for cardboard on the table: a first turn of the Id by tapping, on a phone, without an
// account; what was told survives a reload and a lost connection, and can be corrected.
import { join } from 'node:path';
import { accessible } from '../../../../web/browser/access.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, shots, until, visit } from '../../../../web/browser/lib.js';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PLACE = '/companion/unconscious-mind';

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

/** A game up to the first card of the Id. */
async function opened(page) {
  await page.locator('.begin').click();
  await answer(page, 'begin', ['Compass', 'Left'], ['Freud', 'Opera']);
  await answer(page, 'manifest', ['Shown', 'Just one'], ['Therapy points', '3']);
  await answer(page, 'marker', ['Therapy points', '4']);
  await answer(page, 'mine');
  await page.locator('[data-ask="card"]').waitFor();
}

/** Nothing sticks out, what is tapped is large enough, and there is no serious fault of access. */
async function sound(page, name) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) throw new Error(`${name}: ${wide} px too wide`);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('form[data-ask] :is(button, input), nav.tabs > *')]
      .filter((e) => e.checkVisibility() && e.getBoundingClientRect().height > 0 && !e.closest('.note'))
      .filter((e) => e.getBoundingClientRect().height < 44 || e.getBoundingClientRect().width < 44)
      .map((e) => e.textContent.trim() || e.getAttribute('aria-label')),
  );
  if (small.length > 0) throw new Error(`${name}: too small for a finger: ${small.join(', ')}`);
  await accessible(page, name);
  await page.screenshot({ path: join(shots, `companion-${name}.png`) });
}

/** Corrects the card and sees old and new before it counts. */
async function corrected(page) {
  await page.locator('.pencil').last().click();
  const form = page.locator('[data-ask="card"]');
  const other = form.locator('[data-field="way"] [role="radio"][aria-checked="false"]');
  await other.click();
  await form.locator('.outcome .values li').waitFor();
  const said = await form.locator('.outcome').innerText();
  if (!said.includes('→')) throw new Error(`Old and new are not shown: ${said}`);
  await form.locator('.done').click();
  await page.locator('[data-ask="column"]').waitFor();
}

/** An address that was cut short is said to be so; the game of this device can be taken up. */
async function damaged(page, address) {
  const whole = await page.evaluate(() => location.hash);
  await page.goto('about:blank');
  await page.goto(`${address}${PLACE}${whole.slice(0, -12)}`);
  await page.locator('.trouble').waitFor();
  await page.locator('.begin').waitFor();
  await page.locator('.trouble .btn').click();
  await page.locator('[data-ask]').waitFor();
}

/** A lost connection is said, loses nothing, and heals by itself. */
async function reconnected(page) {
  await page.route('**/api/games/*/companion', (route) => route.abort());
  await page.locator('[data-ask="column"] .felt button').first().click();
  await page.locator('[data-ask="column"] .done').click();
  await page.locator('.trouble').waitFor();
  const kept = await page.evaluate(() => location.hash);
  await page.unroute('**/api/games/*/companion');
  await page.locator('[data-ask]:not([data-ask="column"])').waitFor();
  if ((await page.evaluate(() => location.hash)) === '' || kept === '') throw new Error('The address holds nothing.');
}

test(
  'the companion of unconscious-mind leads through a turn of the Id',
  told(async ({ browser, address }) => {
    const page = await visit(browser, phone);
    await page.goto(address);
    await page.locator(`[data-key="unconscious-mind"] a[href="${PLACE}"]`).click();
    await opened(page);
    await sound(page, 'card');
    await page.locator('button.turn').first().click();
    await page.locator('[data-ask="card"] .done').click();
    await page.locator('[data-ask="column"]').waitFor();
    // All that was told is in the address.
    await page.reload();
    await page.locator('[data-ask="column"]').waitFor();
    await corrected(page);
    for (const tab of [1, 2, 3]) {
      await page.locator('.tabs button').nth(tab).click();
      await sound(page, `tab-${tab}`);
    }
    await page.locator('.tabs button').first().click();
    await damaged(page, address);
    calm(page);
    // From here on the browser complains of the lost connection, and rightly.
    await reconnected(page);
  }),
);

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page, selector) {
  for (let tries = 0; tries < 90; tries += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never leads to ${selector}.`);
}

test(
  'the companion of unconscious-mind is led by keys alone',
  told(async ({ browser, address }) => {
    const page = await visit(browser);
    await page.goto(`${address}${PLACE}`);
    await page.locator('.begin').waitFor();
    await tabTo(page, '.begin');
    await page.keyboard.press('Enter');
    const press = async (selector) => {
      await tabTo(page, `[data-ask] ${selector}`);
      await page.keyboard.press('Space');
    };
    await page.locator('[data-ask="begin"]').waitFor();
    await press('[data-field="compass"] button');
    await press('[data-field="freud"] button');
    await press('.done');
    await page.locator('[data-ask="manifest"]').waitFor();
    await press('[data-field="shown"] button');
    await press('[data-field="therapy"] button');
    await press('.done');
    await page.locator('[data-ask="marker"]').waitFor();
    await press('[data-field="therapy"] button');
    await press('.done');
    await page.locator('[data-ask="mine"]').waitFor();
    await press('.done');
    await page.locator('[data-ask="card"]').waitFor();
    await press('.turn');
    await press('.done');
    await until(page, () => !document.querySelector('[data-ask="card"]') && document.querySelector('.steps li'));
    await sound(page, 'wide');
    calm(page);
  }),
);
