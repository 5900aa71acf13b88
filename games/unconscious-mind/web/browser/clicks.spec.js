// A turn needs at most one click for each choice that the rules give, and one more where something is
// revealed: counted over twenty games, for every answer that was open.
import { test, told, whole } from '../../../../web/browser/fixtures.js';
import { visit } from '../../../../web/browser/lib.js';
import { clicksOf } from './clicks.js';
import { answer, aside, asked, calmBehind, choice, MODULES, open } from './drive.js';

// Twenty games have thirty thousand answers.
test.describe.configure({ timeout: 9_000_000 });

const COLUMNS = ['question', 'asked', 'answers', 'clicks', 'most', 'over'];

/** Adds all open answers of a question to the table; what was given with its clicks. */
function note(table, now, given, carried) {
  const { name } = now.question;
  const line = table.get(name) ?? { asked: 0, answers: 0, clicks: 0, most: 0, over: new Set() };
  line.asked += 1;
  for (const offer of now.offers) {
    const { clicks, choices } = clicksOf(
      now,
      offer,
      carried.filter((piece) => offer.pieces.includes(piece)),
    );
    line.answers += 1;
    line.most = Math.max(line.most, clicks);
    if (clicks > choices) line.over.add(`${offer.group} ${clicks} for ${choices}: ${offer.pieces.join(' ')}`);
  }
  line.clicks += clicksOf(
    now,
    given,
    carried.filter((piece) => given.pieces.includes(piece)),
  ).clicks;
  table.set(name, line);
}

/** One game without the page; a space that was tapped to state ideas is picked in the next question. */
async function game(page, table) {
  let carried = [];
  for (let now = await asked(page); !now.outcome; now = await asked(page)) {
    let given = choice(now);
    if (carried.length > 0) given = now.offers.find(({ pieces }) => pieces.includes(carried[0])) ?? given;
    note(table, now, given, carried);
    await answer(page, now, given);
    carried = given.group === 'state' ? given.pieces.slice(-1) : [];
  }
}

const total = (table) => [...table.values()].reduce((sum, { asked: times }) => sum + times, 0);

const lines = (table) =>
  [...table]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, { asked: times, answers, clicks, most, over }]) =>
      [name, times, answers, (clicks / times).toFixed(2), most, over.size].join('\t'),
    );

function counted(games) {
  return told(async ({ browser, address }) => {
    const table = new Map();
    for (let number = 0; number < games; number += 1) {
      const page = await visit(browser);
      await open(page, address, [1, 4, 1, 2, 1][number % 5], number % 2 ? MODULES : {});
      await aside(page);
      await game(page, table);
      calmBehind(page);
      await page.context().close();
      console.log(`      game ${number + 1} of ${games}, ${total(table)} questions so far`);
    }
    const over = [...table.values()].flatMap((line) => [...line.over]);
    if (over.length > 0) throw new Error(`More clicks than choices: ${over.slice(0, 12).join('; ')}`);
    return [`${games} games`, COLUMNS.join('\t'), ...lines(table)].join('\n');
  });
}

test('Unconscious Mind: one click for each choice, over 20 games', whole, counted(20));
