// What a failed test saw: enough in the log to mend it without running it again.
import { join } from 'node:path';
import { shots } from './lib.js';

const LINES = 8;

/** In the page: the question, the notices, the end and the last lines of the log. */
function onScreen() {
  const text = (selector) => document.querySelector(selector)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
  const log = [...document.querySelectorAll('.log li')].slice(-8).map((line) => line.innerText.trim());
  const focus = document.activeElement;
  return {
    title: document.title,
    heading: text('h1'),
    prompt: text('#prompt').slice(0, 600),
    notices: text('.notices'),
    end: text('#end-title'),
    log,
    focus: focus ? `${focus.tagName.toLowerCase()}#${focus.id}.${focus.className}` : '',
    lit: [...document.querySelectorAll('[data-light="offered"]')].slice(0, 8).map((e) => e.dataset.piece),
    main: document.querySelector('#prompt') ? '' : text('main').slice(0, 400),
  };
}

async function ofPage(page, path) {
  const read = await page.evaluate(onScreen).catch((error) => ({ unreadable: error.message }));
  await page.screenshot({ path, timeout: 5000 }).catch(() => {});
  const told = Object.entries(read).filter(([, value]) => value.length > 0);
  const lines = told.map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(' | ') : value}`);
  const errors = (page.errors ?? []).slice(0, LINES).map((error) => `console: ${error}`);
  return [page.url(), ...lines, ...errors, `picture: ${path}`];
}

/** Lines about every page that a test had open. */
export async function seen(name, contexts) {
  const pages = contexts.flatMap((context) => context.pages());
  const word = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const told = pages.map((page, at) => ofPage(page, join(shots, `fail-${word}-${at + 1}.png`)));
  return (await Promise.all(told)).flat().map((line) => `      ${line}`);
}
