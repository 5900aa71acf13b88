// Two browsers at one table of Dreamworld, each with its own secrets.
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, chairs, clickSomething, confirm, openSheet, situation, visit } from '../../../../web/browser/lib.js';

async function twoPlay({ browser, address }) {
  const [one, two] = [await visit(browser), await visit(browser)];
  await openSheet(one, address, 'dreamworld');
  await chairs(one, 1, 0);
  await one.locator('#create').click();
  await one.locator('#start').waitFor();
  const code = await one.locator('.code').innerText();
  await two.goto(address);
  await two.locator('input[autocapitalize]').fill(code);
  await two.keyboard.press('Enter');
  await two.locator('#sit').click();
  await two.locator('#start').waitFor();
  await one.locator('#start:not([aria-disabled="true"])').click();
  await Promise.all([one, two].map((page) => page.locator('.hand').waitFor()));
  await secrets(one, two);
  return until([one, two]);
}

const hand = (page) =>
  page
    .locator('.hand [data-piece]')
    .evaluateAll((cards) => cards.map((card) => card.dataset.piece).filter((name) => name !== 'professor'));

/** Nothing that reaches one browser names a card of the other's hand as seen. */
async function secrets(one, two) {
  const [mine, theirs] = [await hand(one), await hand(two)];
  if (mine.length !== 16 || theirs.length !== 16) throw new Error('A hand has not 16 cards.');
  if (mine.some((card) => theirs.includes(card))) throw new Error('A card is in both hands.');
  const path = one.url().replace('/table/', '/api/tables/');
  const seen = JSON.stringify((await (await one.request.get(`${path}/snapshot`)).json()).view);
  const leaked = theirs.filter((card) => seen.includes(`"${card}"`));
  if (leaked.length > 0) throw new Error(`The other hand is in the view: ${leaked}.`);
}

async function until(pages) {
  for (let steps = 0; steps < 30_000; steps += 1) {
    const page = pages[steps % 2];
    const now = await situation(page);
    if (now === 'over') {
      for (const each of pages) await each.locator('#end-title').waitFor();
      const said = await Promise.all(pages.map((each) => each.locator('#end-title').innerText()));
      if (said[0] !== said[1]) throw new Error(`They see different ends: ${said.join(' / ')}`);
      pages.forEach(calm);
      return said[0];
    }
    if (now === 'confirm') await confirm(page);
    else if (now === 'asked' && !(await page.locator('.prompt h2', { hasText: 'is in' }).count())) {
      await clickSomething(page);
    }
  }
  throw new Error('The game does not end.');
}

test('two browsers play each other and see only their own', told(twoPlay));
