// Faults of access (axe-core, WCAG 2.2 AA) of what a page shows, in every theme.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL } from './games.js';
import { root, until } from './lib.js';

const AXE = readFileSync(join(root, 'node_modules/axe-core/axe.min.js'), 'utf8');
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WHOLE = {
  runOnly: LEVELS,
  rules: { 'label-content-name-mismatch': { enabled: false } },
  resultTypes: ['violations'],
};
// A drawn piece is called by its name, not by every sign that is printed on it.
const NAMES = {
  runOnly: { type: 'rule', values: ['label-content-name-mismatch'] },
  resultTypes: ['violations'],
};
const isDrawn = ({ html }) =>
  html.startsWith('<g ') || (html.includes('data-piece=') && !html.includes('class="choice'));
// A theme changes colours and nothing else.
const COLOURS = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };
const EVERY = ['light', 'dark'].flatMap((scheme) => ['normal', 'more'].map((contrast) => ({ scheme, contrast })));
const THEMES = ALL ? EVERY : [EVERY[0], EVERY[3]];

/** Serious and critical faults, each with the first places where it is. */
export async function faults(page, how = WHOLE) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => globalThis.axe.run(document, options), how);
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes: all }) => {
    const nodes = how === NAMES ? all.filter((node) => !isDrawn(node)) : all;
    if (nodes.length === 0) return [];
    const places = nodes.slice(0, 4).map(({ target, html }) => `${target.join(' ')} = ${html.slice(0, 120)}`);
    return `${id} (${nodes.length}): ${places.join(', ')}`;
  });
}

/** Shows the page in a theme, as the settings do. */
async function dress(page, { scheme, contrast }) {
  await page.emulateMedia({ colorScheme: scheme });
  await until(page, (theme) => document.documentElement.dataset.theme === theme, scheme);
  await page.evaluate(async (value) => {
    document.documentElement.dataset.contrast = value;
    // A colour that an element takes over from the one around it may set out when that one has arrived.
    for (let still = 0, rounds = 0; still < 2 && rounds < 20; rounds += 1) {
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
      still = moving.length === 0 ? still + 1 : 0;
      await Promise.all(moving.map((one) => one.finished.catch(() => {})));
    }
  }, contrast);
}

export async function accessible(page, where) {
  for (const [at, theme] of THEMES.entries()) {
    await dress(page, theme);
    const found = await faults(page, at === 0 ? WHOLE : COLOURS);
    if (at === 0) found.push(...(await faults(page, NAMES)));
    if (found.length === 0) continue;
    throw new Error(`${where}, ${theme.scheme}, contrast ${theme.contrast}: ${found.join('; ')}`);
  }
}
