// The own practice by keys and by hand, and the practice of a rival to read.
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, newTable, until, visit } from '../../../../web/browser/lib.js';

const label = (page) => page.evaluate(() => document.activeElement?.getAttribute('data-zone') ?? '');

/** Walks on the dial by keys and gives the places that have the focus. */
async function walk(page, keys) {
  const places = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    places.push(await label(page));
  }
  return places;
}

test(
  'the dial of Unconscious Mind by keys, and a rival to read',
  told(async ({ browser, address }) => {
    const page = await visit(browser);
    await newTable(page, address, 'unconscious-mind', 3);
    await page.locator('#board [data-zone="0"]').focus();
    const places = await walk(page, ['ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowUp', '0']);
    if (places.join() !== '2,3,6,9,0') throw new Error(`The keys lead to ${places}.`);

    await page.keyboard.press('o');
    const drawer = page.getByRole('dialog');
    await drawer.waitFor();
    const pressable = await drawer.locator('[data-piece], [data-light]').count();
    if (pressable > 0) throw new Error(`${pressable} pieces of a rival can be pressed.`);
    await drawer.locator('button[aria-pressed="false"]').first().click();
    await page.keyboard.press('Escape');
    await until(page, () => document.querySelector('[role="dialog"]') === null);
    if ((await label(page)) !== '0') throw new Error('The focus does not return to the dial.');
    calm(page);
  }),
);
