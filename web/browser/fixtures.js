// What every browser test is given: a server of its worker's own, and a browser whose windows are
// closed after the test.
import { test as base } from '@playwright/test';
import { seed } from './lib.js';
import { seen } from './seen.js';
import { serve } from './start.js';

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

export const test = base.extend({
  address: [
    async ({}, use) => {
      const server = await serve();
      await use(server.address);
      server.close();
    },
    { scope: 'worker' },
  ],
  at: async ({ browser, address }, use, info) => {
    const mine = guest(browser);
    seed(info.title);
    await use({ browser: mine, address });
    if (info.status !== info.expectedStatus) console.log((await seen(info.title, mine.contexts)).join('\n'));
    await mine.close();
  },
});

/** A test that may end with a note, such as how many clicks it took. */
export const told =
  (run) =>
  async ({ at }) => {
    const note = await run(at);
    if (note) console.log(`      ${base.info().title}: ${note}`);
  };

/** Whole-game matrices and sets of pictures: `cargo xtask pages` runs them, the daily checks do not. */
export const whole = { tag: '@whole' };
