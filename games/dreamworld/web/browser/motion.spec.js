// What moves on the board of Dreamworld.
import { test, told } from '../../../../web/browser/fixtures.js';
import { calm, newTable, until, visit } from '../../../../web/browser/lib.js';

/** Pieces travel where motion is wanted, and only fade where it is not. */
async function motion({ browser, address }) {
  const travels = async (reducedMotion) => {
    const page = await visit(browser, { reducedMotion });
    await newTable(page, address, 'dreamworld', 3);
    await page.evaluate(() => {
      globalThis.moved = new Set();
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        const kind = 'transform' in frames[0] ? 'travels' : 'fades';
        globalThis.moved.add(`${this.dataset?.piece} ${kind}`);
        if (kind === 'travels' && this.closest('.client, .plate, .tile, .tokens, [data-still]'))
          globalThis.moved.add(`still ${this.dataset.piece}`);
        return animate.call(this, frames, options);
      };
    });
    const lines = await page.locator('.log li').count();
    await page.locator('.hand [data-light="offered"]').first().click();
    await page.locator('#confirm').click();
    await until(page, (old) => document.querySelectorAll('.log li').length > old + 2, lines);
    // What moves begins within a frame of what is told.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    calm(page);
    const still = await page.evaluate(() => [...globalThis.moved].filter((name) => name.startsWith('still ')));
    if (still.length > 0) throw new Error(`What belongs to the table travels: ${still}.`);
    // Callipers open once the cards lie.
    const early = await page.evaluate(
      () =>
        [...document.querySelectorAll('.gap:not(.still)')].filter(
          (e) => parseFloat(getComputedStyle(e).animationDelay) < 0.3,
        ).length,
    );
    if (reducedMotion !== 'reduce' && early > 0) throw new Error(`${early} callipers open before the cards lie.`);
    return page.evaluate(() => [...globalThis.moved].filter((name) => name.endsWith('travels')).length);
  };
  const [moving, still] = [await travels('no-preference'), await travels('reduce')];
  if (moving === 0) throw new Error('Nothing travels.');
  if (still > 0) throw new Error(`${still} pieces travel although motion is off.`);
  return `${moving} pieces travel`;
}

test('motion follows what happened, and can be off', told(motion));
