// Lets the browser keep the shell of the page for use off line, and watches for newer versions.
// Fetched when the page is there and at rest.
import { fresh, isQuiet } from './fresh.svelte';
import { onScreen } from './live.svelte';
import { router } from './router.svelte';

const HOUR = 3_600_000;
const HOLDING = ['companion', 'packs', 'account'];

function isBusy(): boolean {
  const asked = (onScreen.live?.snapshot?.offers.length ?? 0) > 0;
  const field = document.activeElement;
  const writing = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return !isQuiet(document.hidden, { asked, writing, holding: HOLDING.includes(router.page.name) });
}

/** The newer worker takes over, and then the page is its page. */
function takeUp(registration: ServiceWorkerRegistration): void {
  const again = () => location.reload();
  if (!registration.waiting) return again();
  navigator.serviceWorker.addEventListener('controllerchange', again, { once: true });
  registration.waiting.postMessage('now');
  setTimeout(again, 3000);
}

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    if (!navigator.serviceWorker.controller || !registration.waiting) return;
    if (fresh.stand === 'none') fresh.stand = 'ready';
    fresh.reload = () => takeUp(registration);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
  const look = () => void registration.update().catch(() => undefined);
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
    else if (fresh.isReady && !isBusy()) fresh.reload();
  });
}

/** What this page has loaded before there was a worker to keep it. */
const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name);

async function begin(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
  watch(registration);
}

// Only pages that came by https, or from this machine, may keep anything.
if ('serviceWorker' in navigator && import.meta.env.PROD) begin().catch(() => undefined);
// A part of the page that is gone from the server belongs to a version that is gone.
addEventListener('vite:preloadError', () => (fresh.stand = 'ready'));
