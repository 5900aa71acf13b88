// The Id: its turn opens by itself and is followed step by step, and what it will do is foretold.
import { faults } from '../../../../web/browser/access.js';
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, until, visit } from '../../../../web/browser/lib.js';
import { answer, asked, choice, open } from './drive.js';

/** Answers without the page until the Id has had a turn. */
async function untilItsTurn(page) {
  for (let given = 0; given < 400; given += 1) {
    const now = await asked(page);
    if (now.outcome || now.view.round > 1) break;
    await answer(page, now, choice(now));
  }
  await page.locator('#id-next').waitFor();
}

/** The step in focus, as a person reads it. */
const step = (page) => page.locator('.id [aria-current="step"]').innerText();
const isClosed = () => !document.querySelector('#id-next, #id-yours');

/** In the page: the colours of a theme have come to rest. */
async function settled() {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  await Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => {})));
}

/** Its board has no fault of access, in both themes. */
async function reachable(page) {
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    await until(page, (theme) => document.documentElement.dataset.theme === theme, colorScheme);
    await page.evaluate(settled);
    const found = await faults(page);
    if (found.length > 0) throw new Error(`The Id's board, ${colorScheme}: ${found.join('; ')}`);
  }
}

/** A line of the log leads back to its turn, which is explained there once more. */
async function fromTheLog(page, first) {
  await page.locator('.log .lead .line').filter({ hasText: 'The Id' }).last().click();
  await page.locator('#id-next').waitFor();
  const said = await step(page);
  if (said !== first) throw new Error(`The log leads to another turn: ${said}`);
}

async function followed({ browser, address }) {
  const page = await visit(browser);
  await open(page, address, 1);
  await untilItsTurn(page);
  const first = await step(page);
  await page.locator('#id-next').click();
  const second = await step(page);
  if (second === first) throw new Error(`The next step is the same: ${first}`);
  await page.keyboard.press('ArrowLeft');
  if ((await step(page)) !== first) throw new Error('An arrow does not lead back.');
  await page.keyboard.press('ArrowRight');
  if ((await step(page)) !== second) throw new Error('An arrow does not lead on.');
  // Whoever answers needs not leave the explanation first.
  const now = await asked(page);
  await answer(page, now, choice(now));
  await until(page, isClosed);
  // Its board is there all the same, with what it will do next and its last turn.
  await page.locator('#id-open').click();
  await page.locator('#id-again').click();
  if ((await step(page)) !== first) throw new Error('The last turn is not told from its start.');
  await reachable(page);
  await page.locator('#id-skip').click();
  await page.locator('#id-yours').click();
  await until(page, isClosed);
  await fromTheLog(page, first);
  // What was foreseen of an answer that was overtaken is refused; that is no fault here.
  page.errors = page.errors.filter((error) => !error.includes('409'));
  calm(page);
  return `${first} / ${second}`;
}

test("Unconscious Mind: the Id's turn is explained step by step", told(followed));
