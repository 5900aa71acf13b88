// Nothing is kept for use off line any more: what was kept goes, and so does this script itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name.startsWith('mittwoch-')) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(forget());
});
