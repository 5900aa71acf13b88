// The service worker: keeps the shell of the page, so that it opens off line with a clear word. Pages
// come from the server as long as it can be reached; the shell stands in this script itself.
import { isAsset, isAway, kindOf, outdated, policyOf, PREFIX, spoken } from './kinds';

/** What the build fills in: the first page, the files it needs at once, and the word off line. */
interface Built {
  version: string;
  shell: string;
  files: string[];
  words: Record<string, string>;
}
declare const BUILT: Built;

/** As much of a worker's surroundings as is used here. */
interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Happening {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Surroundings {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: 'install' | 'activate', heard: (event: Happening) => void): void;
  addEventListener(name: 'fetch', heard: (event: Fetching) => void): void;
  addEventListener(name: 'message', heard: (event: Happening & MessageEvent<unknown>) => void): void;
}
const worker = self as unknown as Surroundings;
const OWN = PREFIX + BUILT.version;

/** The first page with a word in the reader's language, which stays until the page itself speaks. */
function shell(): Response {
  const word = BUILT.words[spoken(navigator.languages, Object.keys(BUILT.words))] ?? '';
  const html = BUILT.shell
    .replace('<html', '<html data-offline')
    .replace('<div id="app"></div>', () => `${word}<div id="app"></div>`);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyOf(location.host) };
  return new Response(html, { headers });
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    return isAway(answer.status) ? shell() : answer;
  } catch {
    return shell();
  }
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(OWN)).put(request.url, answer.clone());
  return answer;
}

/** Keeps files that a page has loaded before this worker was there. */
async function keep(urls: readonly string[]): Promise<void> {
  const own = await caches.open(OWN);
  const wanted = urls.filter((url) => isAsset(url, location.origin));
  for (const url of wanted) if (!(await caches.match(url))) await own.add(url).catch(() => undefined);
}

async function takeOver(): Promise<void> {
  for (const name of outdated(await caches.keys(), OWN)) await caches.delete(name);
  await worker.clients.claim();
}

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OWN).then((own) => own.addAll(BUILT.files)));
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, location.origin);
  if (kind === 'page') event.respondWith(page(event.request));
  if (kind === 'asset') event.respondWith(asset(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'now') event.waitUntil(worker.skipWaiting());
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data.map(String)));
});
