// The gaps between cards are the rule that Dreamworld is about: those of a ghost and its neighbours, and
// those of a round whose tile skips a card, are what the numbers on the cards say.
import { playUntil } from '../../../../web/browser/cards.js';
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { calm, newTable, until, visit } from '../../../../web/browser/lib.js';

/** In the page: the cards of the line in order, the farthest first, with what stands between them. */
function line() {
  return [...document.querySelectorAll('.line > li:not(.laid, .empty)')].map((spot) => {
    const own = spot.classList.contains('ghost');
    const read = (kind) => {
      const text = spot.querySelector(`.gap .${kind}`)?.textContent.trim();
      return text === undefined || text === '?' ? null : Number(text);
    };
    const name = spot.querySelector('[data-piece]')?.dataset.piece ?? '';
    const number = own ? spot.querySelector('.dashed').textContent : name.split('-')[1];
    return { number: Number.parseInt(number), own, bare: read('bare'), counts: read('counts') };
  });
}

/** What is wrong with the gaps between the cards of a line. */
function wrong(cards) {
  const said = cards.map(({ number, own, bare, counts }) => `${own ? 'ghost ' : ''}${number} [${bare}/${counts}]`);
  const between = cards.slice(0, -1).filter(({ number, bare }, at) => {
    const equal = cards.some((other, n) => n !== at && other.number === number);
    return bare === null ? !equal : bare !== Math.abs(number - cards[at + 1].number);
  });
  return between.length > 0 ? said.join(' ') : '';
}

/** In the page: a ghost has come, or the question is another one. */
function ghostOrGone(asked) {
  if (document.getElementById('main').dataset.answers !== asked) return 'gone';
  return document.querySelector('.line .ghost') ? 'ghost' : null;
}

/** Every card of the hand as a ghost: it and both its neighbours measure to each other. */
async function ghosts({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 2);
  let beside = 0;
  await playUntil(page, async () => {
    for (const card of await page.locator('.hand [data-light="offered"]:not(.professor)').all()) {
      const asked = await page.locator('#main').getAttribute('data-answers');
      await card.focus();
      // What was looked at while the answer before was on its way is over.
      if ((await until(page, ghostOrGone, asked)) === 'gone') return false;
      const cards = await page.evaluate(line);
      const fault = wrong(cards);
      if (fault) throw new Error(`The gaps of a ghost: ${fault}`);
      beside += cards.findIndex(({ own }) => own) > 0 ? 1 : 0;
    }
    return beside > 2;
  });
  calm(page);
  return `${beside} ghosts with a card behind them`;
}

/** Where a tile skips a card, the bare gap and the one that counts are both there. */
async function bridges({ browser, address }) {
  const page = await visit(browser);
  await newTable(page, address, 'dreamworld', 4);
  const found = await playUntil(page, async () => {
    const cards = await page.evaluate(line);
    const fault = wrong(cards);
    if (fault) throw new Error(`The gaps of the line: ${fault}`);
    return cards.some(({ counts }) => counts !== null) ? cards : null;
  });
  for (const [at, { number, bare, counts }] of found.slice(0, -2).entries()) {
    const over = Math.abs(number - found[at + 2].number);
    if (over !== bare && counts !== over) throw new Error(`${number}: ${bare} and ${counts}, not ${over}.`);
  }
  calm(page);
  return found.map(({ number, bare, counts }) => `${number} ${bare}${counts === null ? '' : `/${counts}`}`).join(', ');
}

test('boards: a ghost of Dreamworld and its neighbours measure to each other', told(ghosts));
test('boards: a tile of Dreamworld that skips shows both gaps', whole, told(bridges));
