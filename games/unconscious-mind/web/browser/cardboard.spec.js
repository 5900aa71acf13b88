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

const begins = (all, first) => JSON.stringify(all.slice(0, first.length)) === JSON.stringify(first);

/** Follows the turns of the engine: steps may be added to the turn in hand, or a whole one is over. */
function follower({ turns }) {
  let [turn, seen] = [0, 0];
  return (steps, answers) => {
    const own = written(steps);
    const isOver = seen === turns[turn].length && (own.length < seen || !begins(turns[turn], own));
    if (isOver) turn += 1;
    if (!begins(turns[turn] ?? [], own))
      throw new Error(
        `After ${answers} answers, turn ${turn}: ${JSON.stringify(own)}, not ${JSON.stringify(turns[turn])}.`,
      );
    seen = own.length;
    return turn === turns.length - 1 && seen === turns[turn].length;
  };
}

/** In the page: all that it was told, as its address holds it, once it is so many answers. */
async function situation(answers) {
  const text = (location.hash.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  if (text === '') return null;
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const kept = (await new Response(plain).json()).situation;
  return kept.told.length === answers ? kept : null;
}

/** In the page: whether the question stands in sight, however much was told before it. */
function inSight() {
  const title = document.querySelector('form[data-ask] h2')?.getBoundingClientRect();
  const bar = document.querySelector('form[data-ask] .bar')?.getBoundingClientRect();
  return !title || !bar || (title.top > 0 && title.bottom < bar.top && bar.bottom <= innerHeight);
}

function played(game) {
  return told(async ({ browser, address }) => {
    const page = await visit(browser, phone);
    await page.goto(`${address}${PLACE}`);
    await begin(page, game);
    const [tally, follow] = [{ answers: 0, taps: 0, written: 0 }, follower(game)];
    let { ask: form } = await asked(page, address, game, []);
    let isWhole = false;
    for (const [at, { ask, say }] of game.told.entries()) {
      if (form?.name !== ask) throw new Error(`Answer ${at} is to ${ask}, and ${form?.name} is asked.`);
      await tell(page, form, say, tally);
      const { options, told: kept } = await until(page, situation, at + 1);
      const guide = await asked(page, address, { options }, kept);
      isWhole = follow(guide.steps, at + 1);
      form = guide.ask;
      if (form) await page.locator(`form[data-ask="${form.name}"]`).waitFor();
      await until(page, inSight);
    }
    if (!isWhole) throw new Error('Some turns of the game are missing.');
    const total = Number(await page.locator('.result .side .display').last().innerText());
    if (total !== game.points) throw new Error(`The Id has ${total} points, in the game ${game.points}.`);
    calm(page);
    const taps = (tally.taps / tally.answers).toFixed(2);
    return `${tally.answers} answers, ${taps} taps each, ${tally.written} effects written, ${game.turns.length} turns, ${total} points`;
  });
}

for (const game of GAMES)
  test(`the companion of unconscious-mind through a whole game, ${game.name}`, whole, played(game));
