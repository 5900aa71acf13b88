// Home for those who come and those who return, the sheet of a new table, rules and components.
import { test, told } from './fixtures.js';
import { ALL, GAMES, SOME } from './games.js';
import { calm, chairs, openSheet, pick, playNow, until, visit } from './lib.js';
import { settled } from './pages.js';

const LANGUAGES = ALL ? ['en', 'fr', 'pl', 'ru'] : ['en', 'ru'];
const SIZES = [
  [1440, 900],
  [390, 844],
  [360, 800],
];

/** In the page: parts of the sheet that lie over each other or stick out of it. */
function muddled() {
  const seen = (e) => e.checkVisibility() && e.getBoundingClientRect().height > 0;
  const parts = [...document.querySelectorAll('dialog .pick, dialog .chair, dialog .card, dialog fieldset .check')];
  const boxes = parts.filter(seen).map((e) => ({ e, box: e.getBoundingClientRect() }));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const found = [];
  for (const [at, one] of boxes.entries()) {
    const out = [...one.e.querySelectorAll('b, span:not(.tick, .sr), label')].find((e) => {
      const { right, width } = e.getBoundingClientRect();
      return width > 0 && right > one.box.right + 1;
    });
    if (out) found.push(`too wide: ${out.textContent.trim()}`);
    for (const other of boxes.slice(at + 1)) {
      const nested = one.e.contains(other.e) || other.e.contains(one.e);
      if (!nested && over(one.box, other.box)) found.push(`${one.e.textContent} | ${other.e.textContent}`);
    }
  }
  for (const { e, box } of boxes.filter((one) => one.e.matches('.chair') && innerWidth > 1000))
    if (box.height > 96) found.push(`a chair in two rows: ${e.textContent.trim().slice(0, 30)}`);
  const body = document.querySelector('dialog .body');
  if (body.scrollWidth > body.clientWidth) found.push('the sheet is too wide');
  return found;
}

/** In the page: what was changed is on the screen, so that whoever looks sees it. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));

/** Every game on the sheet in every language and size: nothing lies over anything else. */
async function tidy({ browser, address }) {
  for (const locale of LANGUAGES) {
    const page = await visit(browser, { locale });
    await openSheet(page, address, SOME);
    await page.locator('dialog summary').click();
    for (const game of GAMES) {
      await pick(page, 'game', game);
      await page.locator('dialog details[open] [name="undo"]').first().waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(drawn);
        const found = await page.evaluate(muddled);
        if (found.length > 0) throw new Error(`${locale} ${game} ${width}: ${found.slice(0, 3).join('; ')}`);
      }
    }
    calm(page);
    await page.context().close();
  }
}

/** The sheet says in a sentence what it sets, and sets it. */
async function sheet({ browser, address }) {
  const page = await visit(browser);
  await openSheet(page, address, SOME);
  const said = () => page.locator('dialog .summary').innerText();
  await chairs(page, 1, 1);
  await pick(page, 'pace', 'days');
  const sentence = await said();
  if (!/for three, over days/.test(sentence)) throw new Error(`The sheet says: ${sentence}`);
  await page.locator('[data-chair="friend"] .x').click();
  await until(page, () => document.querySelector('#create').textContent.includes('Start'));
  await page.locator('#create').click();
  await page.locator('#question').waitFor();
  calm(page);
}

/** A table that waits is there with its round; it is discarded only when asked twice. */
async function returning({ browser, address }) {
  const page = await visit(browser);
  await playNow(page, address, SOME);
  const table = page.url();
  await page.goto(address);
  const turn = page.locator('section[aria-labelledby="your-move"] li').first();
  await turn.waitFor();
  if ((await page.locator('ul.games').count()) > 0) throw new Error('The large posters stand beside what waits.');
  await turn.getByText(/round 1/).waitFor();
  const id = table.split('/').pop();
  const resign = { key: 'resign', command: { do: 'resign' } };
  const other = await page.request.post(`${address}/api/tables/${id}/commands`, {
    data: resign,
    headers: { origin: address },
  });
  if (!other.ok()) throw new Error(`Giving up is refused: ${other.status()}.`);
  await page.reload();
  const over = page.locator('section[aria-labelledby="finished"] .cards > li');
  await over.locator('.verdict').waitFor();
  if ((await over.locator('.points li').count()) < 2) throw new Error('The result has no points.');
  await over.locator('.x').click();
  await over.locator('.danger').waitFor();
  await over.locator('button', { hasText: 'Keep it' }).click();
  await over.locator('.x').click();
  await over.locator('.danger').click();
  await page.locator('.hero:not(.back)').waitFor();
  if ((await page.request.get(`${address}/api/tables/${id}`)).status() !== 404)
    throw new Error('The game is still there.');
  calm(page);
}

/** The rules lead by contents and search, with drawings; the components are for people. */
async function books({ browser, address }) {
  const page = await visit(browser, { locale: 'ru' });
  for (const game of GAMES) {
    await page.goto(`${address}/rules/${game}`);
    await settled(page);
    await page.locator('.beside a').first().waitFor();
    const text = await page.locator('main').innerText();
    if (/cargo|`|тесты/.test(text)) throw new Error(`The rules of ${game} speak to programmers.`);
    await page.locator('.contents a').nth(3).click();
    await until(page, () => location.hash.length > 1);
    await page.locator('.side input').fill('игрока');
    await page.locator('mark').first().waitFor();
  }
  await page.goto(`${address}/components/${SOME}`);
  await settled(page);
  if (await page.locator('header a[href="/components"]').count()) throw new Error('Components stand in the menu.');
  await page.locator('footer a[href="/components"]').waitFor();
  if (/cargo|xtask/.test(await page.locator('main').innerText())) throw new Error('Components speak to programmers.');
  calm(page);
}

test('the sheet of a new table is tidy in every language', told(tidy));
test('the sheet of a new table says and sets what was chosen', told(sheet));
test('home shows what waits and what is over, and lets go of it', told(returning));
test('rules have contents, search and drawings, components are for people', told(books));
