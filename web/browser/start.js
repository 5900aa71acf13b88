// Starts what the browser tests need: a server with an empty folder, and Chromium.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { front } from './front.js';
import { root, shots } from './lib.js';

export const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The program: as the environment names it, else what Cargo built last. */
function program() {
  const built = ['ci', 'release', 'debug'].map((kind) => join(root, 'target', kind, 'mittwoch'));
  const there = built.filter((path) => existsSync(path));
  there.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  const found = process.env.MITTWOCH ?? there[0];
  if (found && existsSync(found)) return found;
  throw new Error('There is no program: run `cargo build` first, or set MITTWOCH to its path.');
}

/** The browser: as the environment names it, else where systems keep it. */
export function browserPath() {
  const named = process.env.CHROMIUM;
  const found = (named ? [named] : BROWSERS).find((path) => existsSync(path));
  if (found) return found;
  const looked = named ?? BROWSERS.join(', ');
  throw new Error(`There is no Chromium (${looked}): install one, or set CHROMIUM to its path.`);
}

/** The first address that a program tells of. */
function addressOf(child) {
  return new Promise((found, failed) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const match = /http:\/\/[\d.:]+/.exec(said);
      if (match) found(match[0]);
    });
    child.on('error', failed);
    child.on('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
}

/** Starts a server on a free port with an empty folder of its own. */
export async function serve() {
  mkdirSync(shots, { recursive: true });
  const data = mkdtempSync(join(tmpdir(), 'mittwoch-browser-'));
  const args = ['serve', '--data', data, '--port', '0', '--log', 'none'];
  const child = spawn(program(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(child);
  child.removeAllListeners('exit');
  child.on('exit', (code) => console.log(`The server ended with ${code} in the middle of the run.`));
  // PAGE=dist tries what `npm run build` made, before the program that would embed it is built.
  const inside = (await (await fetch(address)).text()).includes('id="app"');
  const embedded = inside && process.env.PAGE !== 'dist';
  const before = embedded ? { address, close: () => {} } : await front(join(root, 'target/dist'), address);
  const close = () => {
    before.close();
    child.removeAllListeners('exit');
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { address: before.address, close };
}
