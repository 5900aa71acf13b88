// Alone against the Id: undo asks nobody, and the end calls the Id by its name.
import { test, told } from '../../../../web/browser/fixtures.js';
import { answers, calm, newTable, rush, until, visit } from '../../../../web/browser/lib.js';

async function alone({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 1);
  await answers(page, 1);
  const undo = page.locator('#undo:not([aria-disabled="true"])');
  await undo.waitFor();
  if ((await undo.innerText()) !== 'Undo') throw new Error(`Alone one reads: ${await undo.innerText()}.`);
  const before = await page.locator('#main').getAttribute('data-answers');
  await undo.click();
  await until(page, (old) => document.getElementById('main')?.dataset.answers !== old, before);
  const log = await page.locator('#log').innerText();
  if (/agreed|objected|asks/.test(log)) throw new Error(`The log speaks of others: ${log}`);
  await rush(page);
  const title = await page.locator('#end-title').innerText();
  const end = await page.locator('.end').innerText();
  if (!/\bthe id\b/i.test(end) || /automat|opponent/i.test(end)) throw new Error(`The end forgets the Id: ${end}`);
  calm(page);
  return title;
}

test('alone against the Id undo asks nobody, and the end names the Id', told(alone));
