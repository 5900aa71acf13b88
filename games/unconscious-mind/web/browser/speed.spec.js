// How smoothly a stone follows the hand on the dial. These figures depend on the machine: they are told,
// not judged.
import { test, told } from '../../../../web/browser/fixtures.js';
import { until, visit } from '../../../../web/browser/lib.js';
import { ahead, calmBehind, open } from './drive.js';

const MOVES = 120;
const FREE = '#board .dial .stone.free';

/** In the page: notes when each frame begins, until it is told to end. */
function watchFrames() {
  window.frames = [];
  const note = (now) => {
    window.frames.push(now);
    if (window.frames.length < 2000) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Milliseconds of processor time that the main thread has worked so far. */
async function busy(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Drags a stone round the dial, a little with every frame. */
async function round(page, { x, y }) {
  for (let at = 1; at <= MOVES; at += 1) {
    const angle = (at / MOVES) * 2 * Math.PI;
    await page.mouse.move(x + 90 * Math.sin(angle), y - 90 * Math.cos(angle));
    await page.waitForTimeout(8);
  }
}

test(
  'Unconscious Mind: a stone is dragged round the dial (aim: 60 frames a second)',
  told(async ({ browser, address }) => {
    const page = await visit(browser, { reducedMotion: 'no-preference' });
    await open(page, address, 2);
    await ahead(page, 6, ({ question }) => ['elevate', 'transfer', 'generate'].includes(question.name));
    const stone = page.locator(FREE).first();
    await stone.waitFor();
    // The page comes to rest before it is measured.
    await page.waitForTimeout(1500);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const [box, dial] = [await stone.boundingBox(), await page.locator('#board .dial > svg').boundingBox()];
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(watchFrames);
    const before = await busy(client);
    await round(page, { x: dial.x + dial.width / 2, y: dial.y + dial.height / 2 });
    const work = (await busy(client)) - before;
    const frames = await page.evaluate(() => window.frames);
    await until(page, () => document.querySelector('#board .dial .stone.away'));
    // It goes home: where the pointer is let go, nothing answers.
    await page.mouse.move(4, 4);
    await page.mouse.up();
    calmBehind(page);
    const gaps = frames.slice(1).map((time, at) => time - frames[at]);
    const sorted = [...gaps].sort((a, b) => a - b);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const late = gaps.filter((gap) => gap > 20).length;
    return (
      `${mean.toFixed(1)} ms a frame, middle ${sorted[sorted.length >> 1].toFixed(1)}, at most ` +
      `${sorted.at(-1).toFixed(1)}, ${late} of ${gaps.length} above 20 ms; ` +
      `${(work / MOVES).toFixed(1)} ms of the main thread a move`
    );
  }),
);
