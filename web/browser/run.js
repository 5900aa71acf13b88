// Runs the browser tests: all of them, or those whose name contains a word.
import * as access from './access.js';
import * as boards from './boards.js';
import * as frame from './frame.js';
import * as games from './games.js';
import { luck } from './lib.js';
import * as newcomer from './newcomer.js';
import * as notreDame from './notre-dame.js';
import * as pages from './pages.js';
import * as people from './people.js';
import { seen } from './seen.js';
import * as speed from './speed.js';
import * as text from './text.js';
import { browse, Missing, serve } from './start.js';

const LANES = Number(process.env.LANES ?? 2);
const LIMIT = 400_000;

const wanted = process.argv[2] ?? '';
const named = (tests) => Object.entries(tests).filter(([name]) => name.includes(wanted));
// What is measured runs alone and first; what takes long begins before what is short.
const measured = named(speed.tests);
const others = [newcomer, games, notreDame, boards, people, text, access, pages, frame].flatMap(({ tests }) => named(tests));

/** The browser as one test has it: what it opens is closed after it. */
function guest(browser) {
  const contexts = [];
  const newContext = async (options) => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context;
  };
  const close = () => Promise.all(contexts.map((context) => context.close().catch(() => {})));
  return { newContext, contexts, close };
}

function inTime(running) {
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new Error(`It takes more than ${LIMIT / 1000} s.`)), LIMIT);
  });
  return Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/** A test has a second try, so that a hiccup of the machine does not stop everybody; both are told. */
async function one(test, at) {
  if ((await tried(test, at)) === 0) return 0;
  return tried(test, at);
}

async function tried([name, run], at) {
  const start = Date.now();
  const browser = guest(at.browser);
  const took = () => `${((Date.now() - start) / 1000).toFixed(1)} s`;
  try {
    const note = await luck(name, () => inTime(run({ ...at, browser })));
    console.log(`ok    ${name} (${took()})${note ? `: ${note}` : ''}`);
    return 0;
  } catch (error) {
    const told = await seen(name, browser.contexts);
    console.log([`FAIL  ${name} (${took()}): ${error.message.slice(0, 1500)}`, ...told].join('\n'));
    return 1;
  } finally {
    await browser.close();
  }
}

/** Runs tests in lanes, each taking the next one; gives how many failed. */
async function all(tests, lanes, at) {
  const queue = [...tests];
  const lane = async () => {
    let failed = 0;
    for (let next = queue.shift(); next; next = queue.shift()) failed += await one(next, at);
    return failed;
  };
  const failed = await Promise.all(Array.from({ length: lanes }, lane));
  return failed.reduce((sum, count) => sum + count, 0);
}

async function main() {
  const start = Date.now();
  const browser = await browse();
  const server = await serve();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (server.close(), process.exit(1)));
  const at = { browser, address: server.address };
  const failed = (await all(measured, 1, at)) + (await all(others, LANES, at));
  await browser.close();
  server.close();
  const count = measured.length + others.length;
  console.log(`${count - failed} of ${count} pass in ${Math.round((Date.now() - start) / 1000)} s.`);
  process.exitCode = failed > 0 || count === 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.log(error.message);
  process.exit(1);
}
