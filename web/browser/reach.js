// Whether what is asked about can be seen and hit, whatever the shape of the window.
import { calm, clickSomething, confirm, newTable, ours, until, visit } from './lib.js';

/** The shapes that boards are tried in: text at twice its size, a phone on its side, a tablet, a low laptop. */
export const SHAPES = [
  [720, 450],
  [844, 390],
  [1024, 768],
  [1366, 657],
];

const SMALLEST = 10.9;

/** In the page: lit pieces and answers whose middle is not hit, even after their region was scrolled to them. */
function covered() {
  const asked = '#board [data-light="offered"], #prompt [data-light="offered"], #prompt .option, #confirm';
  const lit = [...document.querySelectorAll(asked)].filter((e) => e.checkVisibility({ contentVisibilityAuto: true }));
  const middle = (e) => {
    const box = e.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  // A message lies on its market: both stand for the same answer.
  const same = (a, b) => b !== null && Math.hypot(...middle(a).map((n, at) => n - middle(b)[at])) < 8;
  const hit = (e) => {
    const found = document.elementFromPoint(...middle(e));
    return found !== null && (e.contains(found) || same(e, found.closest('[data-light="offered"]')));
  };
  const reached = (e) =>
    hit(e) || ['nearest', 'center'].some((block) => (e.scrollIntoView({ block, inline: 'nearest' }), hit(e)));
  const told = (e) => {
    const over = document.elementFromPoint(...middle(e));
    const name = e.dataset.piece ?? e.dataset.token ?? e.id ?? e.className;
    return `${name} at ${middle(e).map(Math.round)} lies under ${over?.tagName} ${over?.getAttribute('class')}`;
  };
  return lit.filter((e) => !reached(e)).map(told);
}

/** In the page: what has to be in sight unless another tab is open, and is not: its middle lies under something. */
function hidden({ selectors, tab }) {
  const open = document.getElementById('main').dataset.tab;
  if (open && open !== tab) return [];
  return selectors.filter((selector) => {
    const e = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!e) return true;
    const { x, y, width, height } = e.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found === null || !(e.contains(found) || found.contains(e));
  });
}

/** In the page: buttons of the question that stick out of it. */
function stickingOut() {
  const prompt = document.getElementById('prompt')?.getBoundingClientRect();
  const buttons = [...document.querySelectorAll('#prompt .buttons .btn')].filter((e) => e.checkVisibility());
  return buttons
    .filter((e) => {
      const { left, right } = e.getBoundingClientRect();
      return left < prompt.left - 1 || right > prompt.right + 1;
    })
    .map((e) => `${e.innerText.trim()} sticks out of the question`);
}

/** In the page: texts that are drawn smaller than people can read. */
function tiny(least) {
  const walk = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.textContent.trim() || !e.checkVisibility() || e.closest('.sr, [aria-hidden="true"] .sr')) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const scale = e.closest('svg') && e.getScreenCTM ? Math.hypot(e.getScreenCTM().a, e.getScreenCTM().b) : 1;
    const size = Number.parseFloat(getComputedStyle(e).fontSize) * scale;
    if (size < least) found.push(`${size.toFixed(1)} px: ${node.textContent.trim().slice(0, 20)}`);
  }
  return [...new Set(found)];
}

/** Nothing that is asked about is covered, nothing sticks out, nothing is too small to be read. */
export async function look(page, what) {
  const faults = await page.evaluate(covered);
  faults.push(...(await page.evaluate(stickingOut)));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  faults.push(...(await page.evaluate(tiny, SMALLEST)));
  if (faults.length > 0) throw new Error(`${what}: ${faults.slice(0, 6).join('; ')}`);
}

/** The pointer rests nowhere, so that no full card is open, and the page is drawn. */
async function settled(page) {
  await page.mouse.move(1, 1);
  await until(page, () => document.querySelector('div.full, div.tip') === null);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40))));
}

/** A whole game by clicking in one shape, looked at before every answer. */
export async function throughout({ browser, address }, game, players, [width, height]) {
  const page = await visit(browser, { viewport: { width, height } });
  await newTable(page, address, game, players);
  for (let asked = 0; asked < 3000;) {
    const now = await ours(page);
    if (now === 'over') return (calm(page), `${asked} questions at ${width}x${height}`);
    await settled(page);
    const question = await page
      .locator('#question')
      .innerText({ timeout: 1000 })
      .catch(() => '');
    await look(page, `${width}x${height}, ${question}`);
    if (now === 'confirm') await confirm(page);
    else await clickSomething(page).then(() => (asked += 1));
  }
  throw new Error('The game does not end.');
}

/** The first questions of a game, each in every shape, in the language whose words are longest. */
export async function sample({ browser, address }, game, players, questions, always = { selectors: [], tab: '' }) {
  const page = await visit(browser, { locale: 'fr' });
  await newTable(page, address, game, players);
  for (let asked = 0; asked < questions;) {
    const now = await ours(page);
    if (now === 'confirm') await confirm(page);
    if (now !== 'asked') continue;
    for (const [width, height] of SHAPES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await look(page, `${width}x${height}, ${await page.locator('#question').innerText()}`);
      const gone = await page.evaluate(hidden, always);
      if (gone.length > 0) throw new Error(`${width}x${height}: ${gone.join(', ')} cannot be seen.`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await clickSomething(page).then(() => (asked += 1));
  }
  calm(page);
}
