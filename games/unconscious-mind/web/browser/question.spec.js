// Every question of a game has its pieces on the screen, lit: at 1440 x 900 without scrolling, at
// 360 x 800 in the tab that comes to the front.
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { visit } from '../../../../web/browser/lib.js';
import { answer, asked, calmBehind, choice, MODULES, open } from './drive.js';

// A whole game has hundreds of answers.
test.describe.configure({ timeout: 1_200_000 });

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true };
const PATIENCE = 6000;

/** In the page: which of the offers cannot be given by what is seen and lit. */
function unseen([offers, whole]) {
  const inside = ({ top, left, bottom, right, width }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return width > 0 && (!whole || (x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight));
  };
  const shown = (e) => e.checkVisibility({ contentVisibilityAuto: true }) && inside(e.getBoundingClientRect());
  const found = (selector) => [...document.querySelectorAll(selector)].some(shown);
  const lit = (name) =>
    ['offered', 'selected'].some((light) => found(`[data-piece=${JSON.stringify(name)}][data-light="${light}"]`));
  const drawn = (action) => found(`[data-answer=${JSON.stringify(action)}]`);
  const listed = (action) => document.querySelector(`.prompt [data-action=${JSON.stringify(action)}]`) !== null;
  return offers.flatMap(({ action, pieces }) => {
    if (drawn(action) || (pieces.length === 0 && listed(action))) return [];
    const dark = pieces.filter((name) => !lit(name));
    return pieces.length > 0 && dark.length < pieces.length ? [] : [{ action, dark }];
  });
}

/** Waits a little for the page to come to the question, and gives what it does not show. */
async function missing(page, offers, whole) {
  let left = offers;
  for (const end = Date.now() + PATIENCE; Date.now() < end && left.length > 0; await page.waitForTimeout(40)) {
    left = await page.evaluate(unseen, [offers, whole]);
  }
  return left;
}

/** By how much page and board can be scrolled; nothing where they cannot. */
const scrolls = (page) =>
  page.evaluate(() => {
    const board = document.getElementById('board');
    const moved = (box) => {
      const before = box.scrollTop;
      box.scrollTop = 10_000;
      const most = box.scrollTop;
      box.scrollTop = before;
      return most;
    };
    const over = [document.documentElement, ...(board ? [board] : [])].map(moved);
    return Math.max(...over) > 1 ? over.join(' and ') : '';
  });

function every(players, how, most, options = {}) {
  const whole = how === WIDE;
  return told(async ({ browser, address }) => {
    const page = await visit(browser, how);
    await open(page, address, players, options);
    const faults = new Map();
    const note = (text) => faults.set(text, (faults.get(text) ?? 0) + 1);
    let questions = 0;
    for (; questions < most; questions += 1) {
      const now = await asked(page);
      if (now.outcome) break;
      const plain = now.offers.filter(({ free }) => !free);
      for (const { dark } of await missing(page, plain, whole)) note(`${now.question.name}: ${dark.join(' ')}`);
      const over = whole ? await scrolls(page) : '';
      if (over) note(`${now.question.name}: page and board scroll by ${over}`);
      await answer(page, now, choice(now));
    }
    calmBehind(page);
    const all = [...faults].map(([text, count]) => `${text} (${count})`);
    if (all.length > 0) throw new Error(`Of ${questions} questions, not on screen or not lit: ${all.join('; ')}`);
    return `${questions} questions`;
  });
}

test('Unconscious Mind: every question is lit on one screen, the first turns', every(2, WIDE, 14));
test('Unconscious Mind: every question is lit on a phone, the first turns', every(2, PHONE, 10));
test('Unconscious Mind: every question of a whole game is lit on one screen', whole, every(2, WIDE, 2000));
test('Unconscious Mind: every question of a whole game is lit on a phone', whole, every(2, PHONE, 2000));
test('Unconscious Mind: every question with modules and the Id is lit', whole, every(1, WIDE, 2000, MODULES));
