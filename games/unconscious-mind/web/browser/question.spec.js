// Every question of a game has its pieces on the screen, lit and under the finger: at 1440 x 900
// without scrolling, at 360 x 800 in the tab that comes to the front by itself.
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { newTable, visit } from '../../../../web/browser/lib.js';
import { ahead, answer, asked, calmBehind, GAME, MODULES, open, seeking } from './drive.js';
import { scrolled, unreached } from './reach.js';

// A whole game has hundreds of answers.
test.describe.configure({ timeout: 3_600_000 });

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true };
const PATIENCE = 6000;

/** In the page: whoever has followed the turn of the Id goes on to the own one. */
function leave() {
  for (const button of ['#id-skip', '#id-yours']) document.querySelector(button)?.click();
}

/** Waits a little for the page to come to the question, and gives what it does not show. */
async function missing(page, { answers, question, offers }, { narrow, scrolls }) {
  const plain = offers.filter(({ free }) => !free);
  const given = { answers, question: question.name, offers: plain, narrow, scrolls };
  let left = null;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await page.waitForTimeout(30)) {
    await page.evaluate(leave);
    left = await page.evaluate(unreached, given);
    if (left && left.length === 0) return [];
  }
  return left ?? ['the page never comes to it'];
}

/** What is wrong with the question on screen. */
async function wrong(page, now, wide) {
  const dark = await missing(page, now, { narrow: !wide, scrolls: !wide });
  const over = wide ? await page.evaluate(scrolled) : '';
  return [...dark, ...(over ? [`page and board scroll by ${over}`] : [])];
}

function every(players, how, { first = 0, most, options = {} }) {
  return told(async ({ browser, address }) => {
    const page = await visit(browser, how);
    await open(page, address, players, options);
    await ahead(page, first);
    const [faults, kinds] = [new Map(), new Map()];
    const note = (notes, text) => notes.set(text, (notes.get(text) ?? 0) + 1);
    let questions = 0;
    for (; questions < most; questions += 1) {
      const now = await asked(page);
      if (now.outcome) break;
      note(kinds, now.question.name);
      for (const fault of await wrong(page, now, how === WIDE)) note(faults, `${now.question.name}: ${fault}`);
      await answer(page, now, seeking(now, kinds));
    }
    calmBehind(page);
    const listed = (notes) => [...notes].map(([text, count]) => `${text} (${count})`).join('; ');
    if (faults.size > 0) throw new Error(`Of ${questions} questions: ${listed(faults)}`);
    return `${questions} questions of ${kinds.size} kinds: ${listed(kinds)}`;
  });
}

/** A phone on its side, and twice the text on a usual screen: the table stands there whole. */
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
];

/** What is told at a first game, and a phone on its side: neither makes the table scroll. */
const still = told(async ({ browser, address }) => {
  const page = await visit(browser, WIDE);
  await newTable(page, address, GAME, 4);
  await page.locator('#hint').waitFor();
  const over = await page.evaluate(scrolled);
  if (over) throw new Error(`The words for a first game make the table scroll by ${over}.`);
  await page.locator('#hint-done').click();
  await ahead(page, 1, ({ question }) => question.name === 'turn');
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    const dark = await missing(page, await asked(page), { narrow: true, scrolls: false });
    if (dark.length > 0) throw new Error(`At ${size.width} x ${size.height}: ${dark.join('; ')}`);
  }
  calmBehind(page);
});

test('Unconscious Mind: a first game and a phone on its side do not scroll', still);
test('Unconscious Mind: every question is lit on one screen, some turns', every(2, WIDE, { first: 20, most: 24 }));
test('Unconscious Mind: every question is lit on a phone, some turns', every(2, PHONE, { first: 30, most: 16 }));
const WHOLE = { most: 4000 };
test('Unconscious Mind: every question of a whole game is lit on one screen', whole, every(2, WIDE, WHOLE));
test('Unconscious Mind: every question of a whole game is lit on a phone', whole, every(2, PHONE, WHOLE));
const FULL = { ...WHOLE, options: MODULES };
test('Unconscious Mind: every question with modules for 2 is lit', whole, every(2, WIDE, FULL));
test('Unconscious Mind: every question with modules and the Id is lit', whole, every(1, WIDE, FULL));
test('Unconscious Mind: every question with modules and the Id is lit on a phone', whole, every(1, PHONE, FULL));
