// Runs the browser tests: all of them, or those whose name contains a word.
import { browse, serve } from './lib.js';
import * as boards from './boards.js';
import * as frame from './frame.js';
import * as games from './games.js';
import * as notreDame from './notre-dame.js';
import * as pages from './pages.js';
import * as people from './people.js';

const wanted = process.argv[2] ?? '';
const tests = [pages, frame, people, games, boards, notreDame].flatMap((file) => Object.entries(file.tests));
const chosen = tests.filter(([name]) => name.includes(wanted));

const server = await serve();
const browser = await browse();
let failed = 0;
for (const [name, run] of chosen) {
  const start = Date.now();
  try {
    const note = await run({ browser, address: server.address, pid: server.pid });
    console.log(`ok    ${name} (${Date.now() - start} ms)${note ? `: ${note}` : ''}`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}: ${error.message.slice(0, 600)}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
server.close();
console.log(`${chosen.length - failed} of ${chosen.length} pass.`);
process.exitCode = failed > 0 || chosen.length === 0 ? 1 : 0;
