// A guided first game walked in the browser: its cards, and the answers between them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as plain } from '@playwright/test';
import { root, until } from './lib.js';

// A slow machine is no fault.
const expect = plain.configure({ timeout: 60_000 });
export const CARD = '.lesson [role="dialog"]';
export const momentOf = (page) => page.locator('.lesson').getAttribute('data-moment');

/** What a folder says about its lesson: the moments, and what is answered where nothing is explained. */
function lessonOf(game) {
  const read = (name) => JSON.parse(readFileSync(join(root, 'games', game, 'teach', name), 'utf8'));
  return { moments: read('lesson.json').moments.map(({ key }) => key), between: read('between.json') };
}

/** In the page: what is wrong with where the card stands. */
function misplaced(selector) {
  const card = document.querySelector(selector);
  if (!card) return ['there is no card'];
  const box = card.getBoundingClientRect();
  const over = ({ left, top, right, bottom }) =>
    left < box.right - 8 && right > box.left + 8 && top < box.bottom - 8 && bottom > box.top + 8;
  const outside = ({ left, top, right, bottom }) =>
    right < 12 || bottom < 12 || left > innerWidth - 12 || top > innerHeight - 12;
  const holes = [...document.querySelectorAll('.veil .light')].map((hole) => hole.getBoundingClientRect());
  const told = ({ left, top, right, bottom }) => `${[left, top, right, bottom].map(Math.round)}`;
  const found = [];
  if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
    found.push(`the card sticks out: ${told(box)}`);
  if (card.scrollHeight > card.clientHeight + 1) found.push('the card has to be scrolled');
  if (holes.length === 0) found.push('nothing is pointed at');
  for (const hole of holes.filter(over)) found.push(`the card ${told(box)} covers ${told(hole)}`);
  if (holes.length > 0 && holes.every(outside)) found.push(`what is pointed at is out of sight: ${holes.map(told)}`);
  return found;
}

/** The card stands beside what it points at and inside the window, and holds the focus. */
export async function beside(page) {
  await page.locator(CARD).waitFor();
  await expect(page.locator('#lesson-title')).toBeFocused();
  const key = await momentOf(page);
  await expect.poll(() => page.evaluate(misplaced, CARD), { message: key, timeout: 5000 }).toEqual([]);
}

/** Goes one card on: what is read is read, what is done is shown. */
export async function on(page) {
  const moment = await momentOf(page);
  await page.locator('#lesson-next, #lesson-show').click();
  await until(page, (old) => (document.querySelector('.lesson')?.dataset.moment ?? null) !== old, moment);
}

/** What the lesson waits for: a card, an answer without one, or nothing any more. */
const standing = (page) =>
  until(page, () => {
    if (!document.querySelector('.lesson')) return 'over';
    if (document.querySelector('#lesson-title')) return 'card';
    return document.querySelector('.prompt.asked') ? 'free' : null;
  });

/** Gives the next answer that is written down for where nothing is explained, or whatever is offered: a
 * bot that plays otherwise leads to other questions. */
async function freely(page, actions) {
  const id = page.url().split('/').pop();
  const { origin } = new URL(page.url());
  const { seq, offers, answers } = await (await page.request.get(`${origin}/api/tables/${id}/snapshot`)).json();
  const at = actions.findIndex((one) => offers.some((offer) => offer.action === one));
  const action = at < 0 ? offers[0].action : actions.splice(at, 1)[0];
  const command = { do: 'answer', seq, action };
  const reply = await page.request.post(`${origin}/api/tables/${id}/commands`, {
    data: { key: `between-${seq}`, command },
    headers: { origin },
  });
  if (!reply.ok()) throw new Error(`${action} is refused: ${await reply.text()}`);
  await until(page, (old) => Number(document.getElementById('main')?.dataset.answers ?? old) !== old, answers);
}

/** A preview that was on its way while an answer went past the page is refused, and that is right; nothing
 * else is forgiven. The browser tells each refusal once more, without its address. */
export function forgiven(page) {
  const late = page.errors.filter((error) => /^409 .*\/preview/.test(error));
  let twins = late.length;
  const left = page.errors.filter((error) => {
    const twin = twins > 0 && error.startsWith('Failed to load resource') && error.includes('409');
    twins -= twin ? 1 : 0;
    return !twin && !late.includes(error);
  });
  page.errors.splice(0, page.errors.length, ...left);
}

/** Opens the lesson of a game. */
export async function begin(page, address, game) {
  await page.goto(`${address}/teach/${game}`);
  await page.locator(CARD).waitFor();
  return lessonOf(game);
}

/** Walks on, so many cards at most; `look` is given each card. Gives the moments that came. */
export async function walk(page, between, cards, look = async () => {}) {
  const came = [];
  while (came.length < cards) {
    const now = await standing(page);
    if (now === 'over') break;
    if (now === 'free') {
      await freely(page, between);
      continue;
    }
    await look(page);
    came.push(await momentOf(page));
    await on(page);
  }
  return came;
}
