// The pages of the site, beside the tables.
import { SOME } from './games.js';
import { until } from './lib.js';

export const PATHS = ['/', `/rules/${SOME}`, `/components/${SOME}`, '/account', '/settings', '/no/page'];

/** A page has its heading, nothing that is still on its way, and the text of its book if it is one. */
export async function settled(page) {
  await page.locator('h1').first().waitFor();
  await until(page, () => !document.querySelector('[aria-busy="true"]'));
  if (/\/(rules|components)\//.test(page.url())) await page.locator('.prose').waitFor();
}
