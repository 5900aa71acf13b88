// Plays Unconscious Mind on the page as a person does: an answer is chosen among the offers of the
// snapshot, and the pieces that it names are clicked on the board, one after another. Where none of
// them can be clicked, the list is used and counted.
import { calm, chance, newTable, ours, situation } from '../../../../web/browser/lib.js';

export const GAME = 'unconscious-mind';
export const MODULES = { journalist: true, fireworks: true, locations: 'mixed' };

/** A table with bots on the other seats; alone it is played against the Id. What is told at a first
 * game is read and put away. */
export async function open(page, address, players, options = {}) {
  await newTable(page, address, GAME, players, false, options);
  const hint = page.locator('#hint-done');
  if (await hint.count()) await hint.click();
  // Nobody rests on a card.
  await page.mouse.move(0, 0);
}

const api = (page) => (page.table ?? page.url()).replace('/table/', '/api/tables/');

/** Leaves the table to be played without being drawn. */
export async function aside(page) {
  page.table = page.url();
  // A page of data names no icon, so the browser asks for one where there is none.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${new URL(page.url()).origin}/api/games`);
}

/** What the person at this page may see now; without the log. */
export async function snapshot(page) {
  // A connection that is closed meanwhile is opened anew.
  const reply = await page.request.get(`${api(page)}/snapshot?from=1000000`, { maxRetries: 5 });
  // Whoever is too quick for the server waits and asks again.
  if (reply.status() === 429) return page.waitForTimeout(400).then(() => snapshot(page));
  if (!reply.ok()) throw new Error(`The snapshot is refused: ${reply.status()}.`);
  return reply.json();
}

/** What brings a game nearer to its end: bonuses, cured clients and publications give reputation. */
const HASTE = ['recall', 'bonus', 'fireworks', 'treat', 'publish'];

/** One of the open answers: now and then a free one, else one that answers the question; mostly one that
 * hastens the end, so that a game of chance does not last for ever. */
export function choice({ offers }) {
  const plain = offers.filter(({ free }) => !free);
  const among = plain.length > 0 && chance(12) > 0 ? plain : offers;
  const active = among.filter(({ group }) => group !== 'skip' && group !== 'pass');
  const hasty = among.filter(({ group }) => HASTE.includes(group));
  const pool = [hasty, active].find((some) => some.length > 0 && chance(3) > 0) ?? among;
  return pool[chance(pool.length)];
}

/** What leads to questions that are seldom asked. */
const RARE = ['publish', 'play', 'swap', 'exchange', 'take-back', 'copy', 'treat', 'draft'];

/** One of the open answers, mostly one that leads to what was seldom asked so far. */
export function seeking(now, kinds) {
  const rare = now.offers.filter(({ group }) => RARE.includes(group));
  const often = (kinds.get(now.question.name) ?? 0) > 40;
  return rare.length > 0 && !often && chance(3) > 0 ? rare[chance(rare.length)] : choice(now);
}

/** Gives an answer without the page, as fast as the server takes it. */
export async function answer(page, { seq }, { action }) {
  const given = await page.evaluate(
    async ([path, message]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(message) })).status;
    },
    [`${api(page)}/commands`, { key: `${seq} ${action}`, command: { do: 'answer', seq, action } }],
  );
  if (given === 429) return page.waitForTimeout(400);
  if (given >= 400 && given !== 409) throw new Error(`The answer ${action} is refused: ${given}.`);
}

/** Whoever plays without the page is ahead of it: what it asks about a moment that is over is refused. */
export function calmBehind(page) {
  page.errors = page.errors.filter((error) => !/\b4[02]9\b/.test(error));
  calm(page);
}

/** The next snapshot in which this person is asked, or in which the game is over. */
export async function asked(page) {
  for (const end = Date.now() + 60_000; Date.now() < end; await page.waitForTimeout(20)) {
    const now = await snapshot(page);
    if (now.outcome || now.offers.length > 0) return now;
  }
  throw new Error('Nobody asks any more.');
}

/** Answers some questions without the page, and goes on until a question is as it should be. */
export async function ahead(page, count, wanted = () => true) {
  for (let done = 0; ; done += 1) {
    const now = await asked(page);
    if (now.outcome || (done >= count && wanted(now))) return;
    await answer(page, now, choice(now));
  }
}

/** In the page: clicks what can be seen of a selector; whether there was anything. */
function press(selector) {
  const seen = (e) => e.checkVisibility({ contentVisibilityAuto: true }) && e.getBoundingClientRect().width > 0;
  const found = [...document.querySelectorAll(selector)].find(seen);
  if (!found) return false;
  found.scrollIntoView({ block: 'nearest' });
  found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

/** Presses the main button, if it is still there. */
const confirm = (page) => page.evaluate(press, '#confirm');

const quoted = (text) => JSON.stringify(text);

/** Whether the question that was asked is still there, with nothing to confirm. */
const stands = async (page, text) =>
  (await situation(page)) === 'asked' &&
  (await page
    .locator('#question')
    .innerText()
    .catch(() => '')) === text;

/** Clicks the pieces of an offer until it is given; gives the number of clicks, 0 if none could be. */
async function byPieces(page, offer, text) {
  let clicks = 0;
  for (const piece of offer.pieces) {
    const name = quoted(piece);
    const lit = `#board [data-piece=${name}][data-light="offered"], .prompt [data-piece=${name}][data-light="offered"]`;
    if (!(await page.evaluate(press, lit))) continue;
    clicks += 1;
    await page.waitForTimeout(10);
    if (!(await stands(page, text))) return clicks;
    if (await page.evaluate(press, `#board [data-answer=${quoted(offer.action)}]`)) return clicks + 1;
  }
  if (clicks === 0 && (await page.evaluate(press, `#board [data-answer=${quoted(offer.action)}]`))) return 1;
  return clicks;
}

/** Gives one answer by clicking; `tally` counts clicks, answers and what only the list could give. */
export async function click(page, tally) {
  const now = await snapshot(page);
  if (now.outcome || now.offers.length === 0) return;
  const text = await page.locator('#question').innerText();
  const offer = choice(now);
  let clicks = await byPieces(page, offer, text);
  if (await stands(page, text)) {
    // Folded lists are opened, and picks that lead elsewhere are kept: the list is narrowed by them.
    const option = `.prompt [data-action=${quoted(offer.action)}]`;
    await page.evaluate(() => document.querySelectorAll('.prompt details').forEach((fold) => (fold.open = true)));
    if (await page.evaluate(press, option)) {
      clicks += 1;
      const group = `${now.question.name}/${offer.group}`;
      tally.listed[group] = (tally.listed[group] ?? 0) + 1;
    } else if (clicks > 0) await page.keyboard.press('Escape');
  }
  if ((await situation(page)) === 'confirm') {
    await confirm(page);
    tally.confirmed += 1;
  }
  tally.clicks += clicks;
  tally.answers += 1;
  await moved(page, now.seq);
}

/** Waits until the table has gone on, or until it is clear that the click gave no answer. */
async function moved(page, seq) {
  for (let wait = 0; wait < 40; wait += 1) {
    if ((await snapshot(page)).seq !== seq) return;
    await page.waitForTimeout(15);
  }
}

export const newTally = () => ({ clicks: 0, answers: 0, confirmed: 0, ready: 0, listed: {} });

export function toldOf({ clicks, answers, confirmed, ready, listed }) {
  const all = Object.values(listed).reduce((sum, count) => sum + count, 0);
  const which = Object.entries(listed).map(([name, count]) => `${name} ${count}`);
  const rate = answers > 0 ? (clicks / answers).toFixed(2) : '0';
  return `${answers} answers, ${rate} clicks each, ${confirmed} confirmed, ${ready} stood ready, ${all} by the list (${which.join(', ')})`;
}

/** Plays by clicking until the end, or for so many answers. */
export async function playByPieces(page, most = 4000) {
  const tally = newTally();
  while (tally.answers < most) {
    const now = await ours(page);
    if (now === 'over') break;
    // What stands ready is mostly taken, and now and then changed.
    if (now === 'confirm' && chance(5) > 0) await confirm(page).then(() => (tally.ready += 1));
    else await click(page, tally);
  }
  if (most >= 4000) await page.locator('#end-title').waitFor();
  calm(page);
  return tally;
}
