// What the browser tests have in common.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { front } from './front.js';

export const web = dirname(dirname(fileURLToPath(import.meta.url)));
export const shots = join(web, '../target/screenshots');

const FLAGS = [
  '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

/** The program: as the environment names it, else as Cargo built it. */
function program() {
  const built = ['release', 'debug'].map((kind) => join(web, '../target', kind, 'mittwoch'));
  const found = [process.env.MITTWOCH, ...built].find((path) => path && existsSync(path));
  if (!found) throw new Error('There is no program: run `cargo build` first, or set MITTWOCH.');
  return found;
}

/** Starts a server on a free port with an empty folder of its own. */
export async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'mittwoch-browser-'));
  const args = ['serve', '--data', data, '--port', '0', '--log', 'none'];
  const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((found, failed) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const match = /http:\/\/[\d.:]+/.exec(said);
      if (match) found(match[0]);
    });
    child.on('exit', (code) => failed(new Error(`The server ended with ${code}.`)));
  });
  const embedded = (await (await fetch(address)).text()).includes('id="app"');
  const before = embedded ? { address, close: () => {} } : await front(join(web, 'dist'), address);
  const close = () => {
    before.close();
    child.removeAllListeners('exit');
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { address: before.address, pid: child.pid, close };
}

export async function browse() {
  mkdirSync(shots, { recursive: true });
  const path = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath: path, args: FLAGS });
}

/** A page of a new person; every error that the console shows fails the test. */
export async function visit(browser, options = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce', ...options,
  });
  const page = await context.newPage();
  page.errors = [];
  page.on('console', (message) => message.type() === 'error' && page.errors.push(message.text()));
  page.on('response', (reply) => reply.status() >= 400 && page.errors.push(`${reply.status()} ${reply.url()}`));
  page.on('pageerror', (error) => page.errors.push(String(error)));
  page.setDefaultTimeout(20_000);
  return page;
}

export function calm(page) {
  if (page.errors.length > 0) throw new Error(`The console shows: ${page.errors.join(' | ')}`);
}

/** From the home page into a game against bots, with one click. */
export async function playNow(page, address, game) {
  await page.goto(address);
  await page.locator(`[data-key="${game}"] .play`).click();
  await page.locator('#question').waitFor();
}

/** A table with bots on all other seats, over days, so that bots answer without a pause. */
export async function newTable(page, address, game, players) {
  await page.goto(address);
  await page.locator(`[data-key="${game}"] .btn:not(.play)`).first().click();
  const pick = (name, value) => page.locator(`dialog [name="${name}"]`).selectOption(value);
  await pick('players', String(players));
  await pick('bots', String(players - 1));
  await pick('pace', 'days');
  await page.locator('#create').click();
  await page.locator('#question').waitFor();
}

let state = 20261115;
/** A number below `count` that is the same in every run. */
export function chance(count) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 12) % count;
}

/** What the table waits for: an answer of ours, somebody else, or nothing any more. */
export async function situation(page) {
  return page.evaluate(() => {
    if (document.getElementById('end-title')) return 'over';
    if (document.getElementById('confirm')) return 'confirm';
    return document.querySelector('.prompt .asked, .prompt.asked') ? 'asked' : 'waiting';
  });
}

/** Plays by clicking lit pieces and answers until the end screen; gives the number of clicks. */
export async function playOut(page, { most = 4000, look = null } = {}) {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const now = await situation(page);
    if (now === 'over') return clicks;
    if (now === 'waiting') await page.waitForTimeout(15);
    if (now === 'confirm') await page.locator('#confirm').click();
    if (now === 'asked') {
      if (look) await look(page, clicks);
      await clickSomething(page);
    }
  }
  throw new Error('The game does not end.');
}

const LIT = '#board [data-light="offered"], .prompt [data-light="offered"]';

/** Clicks one of the lit pieces or listed answers that can be seen. */
export async function clickSomething(page) {
  const choices = await page.evaluate((lit) => {
    const seen = (e) => e.checkVisibility({ contentVisibilityAuto: true });
    const pieces = [...document.querySelectorAll(lit)].filter(seen).length;
    const options = [...document.querySelectorAll('.prompt .option')].filter(seen).length;
    return { pieces, options };
  }, LIT);
  const total = choices.pieces + choices.options;
  if (total === 0) return page.locator('.prompt summary').first().click({ timeout: 500 }).catch(() => {});
  const pick = chance(total);
  const found = pick < choices.pieces
    ? page.locator(LIT).filter({ visible: true }).nth(pick)
    : page.locator('.prompt .option').filter({ visible: true }).nth(pick - choices.pieces);
  // A new question may have come in between: then there is something else to click.
  await found.click({ timeout: 1500 }).catch((error) => {
    if (process.env.DEBUG) console.log(error.message);
  });
}
