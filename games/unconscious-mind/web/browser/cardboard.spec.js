// The companion page through whole games of the engine (companion.json, which a test of the rules writes
// and compares): every answer is tapped on a phone, and the Id must do what it did in the game, step by
// step. One game is of our pack with the modules, one has components of another print.
import { readFileSync } from 'node:fs';
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { calm, until, visit } from '../../../../web/browser/lib.js';
import { tell } from './cardboard.js';

test.describe.configure({ timeout: 2_400_000 });

const GAMES = JSON.parse(readFileSync(new URL('companion.json', import.meta.url), 'utf8'));
const PLACE = '/companion/unconscious-mind';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What the companion says to the first answers of a game. */
async function asked(page, address, { options }, told) {
  const data = { situation: { version: 1, options, told } };
  for (let tries = 0; tries < 40; tries += 1) {
    const reply = await page.request.post(`${address}/api/games/unconscious-mind/companion`, { data });
    if (reply.ok()) return (await reply.json()).guide;
    if (reply.status() !== 429) throw new Error(`It is refused: ${reply.status()}.`);
    await page.waitForTimeout(400);
  }
  throw new Error('It is always too busy.');
}

/** Takes the options of a game before it begins. */
async function begin(page, { options }) {
  for (const [name, value] of Object.entries(options)) {
    const which = value === 'true' ? '' : `[value="${value}"]`;
    await page.locator(`input[name="${name}"]${which}`).check({ force: true });
  }
  await page.locator('.begin').click();
}

const written = (steps) =>
  steps.map(({ phrase, changes }) => [phrase.key, changes.map(({ what, from, to }) => [what, from, to])]);

/** The steps so far are those of the engine. */
function agree(game, steps, answers) {
  const [own, wanted] = [written(steps), game.steps.slice(0, steps.length)];
  const at = own.findIndex((step, place) => JSON.stringify(step) !== JSON.stringify(wanted[place]));
  if (at >= 0)
    throw new Error(
      `After ${answers} answers step ${at} is ${JSON.stringify(own[at])}, not ${JSON.stringify(wanted[at])}.`,
    );
}

function played(game) {
  return told(async ({ browser, address }) => {
    const page = await visit(browser, phone);
    let last = null;
    page.on('response', async (reply) => {
      if (reply.url().endsWith('/companion') && reply.ok()) last = (await reply.json().catch(() => null)) ?? last;
    });
    await page.goto(`${address}${PLACE}`);
    await begin(page, game);
    const tally = { answers: 0, taps: 0, written: 0 };
    for (const [at, { ask, say }] of game.told.entries()) {
      const { ask: form } = await asked(page, address, game, game.told.slice(0, at));
      if (form?.name !== ask) throw new Error(`Answer ${at} is to ${ask}, and ${form?.name} is asked.`);
      const before = await page.evaluate(() => location.hash);
      await tell(page, form, say, tally);
      await until(page, (hash) => location.hash !== hash && !document.querySelector('.done[aria-busy]'), before);
      if (last) agree(game, last.guide.steps, at + 1);
    }
    await page.locator('.result').first().waitFor();
    if (last.guide.steps.length !== game.steps.length) throw new Error('Some steps of the game are missing.');
    const total = Number(await page.locator('.result .side .display').last().innerText());
    if (total !== game.points) throw new Error(`The Id has ${total} points, in the game ${game.points}.`);
    calm(page);
    return `${tally.answers} answers, ${(tally.taps / tally.answers).toFixed(2)} taps each, ${tally.written} effects written, ${game.steps.length} steps, ${total} points`;
  });
}

for (const game of GAMES)
  test(`the companion of unconscious-mind through a whole game, ${game.name}`, whole, played(game));
