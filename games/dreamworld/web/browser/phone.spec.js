// The first page of a phone: the round, the rivals with all that is said of them, and nothing cut.
import { test, told } from '../../../../web/browser/fixtures.js';
import { answers, calm, newTable, ours, visit } from '../../../../web/browser/lib.js';

async function rivals({ browser, address }) {
  for (const locale of ['en', 'fr']) {
    const page = await visit(browser, { locale, viewport: { width: 360, height: 800 }, hasTouch: true });
    await newTable(page, address, 'dreamworld', 4);
    await answers(page, 1);
    await ours(page);
    await page.locator('header', { hasText: /\d+\/14/ }).waitFor();
    const said = await page.locator('.rivals li').evaluateAll((chips) =>
      chips.map((chip) => ({
        text: chip.innerText,
        cut: [...chip.querySelectorAll('b, span')].some((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0),
      })),
    );
    if (said.length !== 3) throw new Error(`${said.length} rivals are there.`);
    const cut = said.filter((chip) => chip.cut || !/\+1/.test(chip.text));
    if (cut.length > 0) throw new Error(`Cut: ${cut.map(({ text }) => text).join(' | ')}`);
    calm(page);
  }
}

test('a phone shows round and rivals of Dreamworld, and cuts nothing', told(rivals));
