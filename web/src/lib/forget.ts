// Who signs out leaves nothing behind: what the browser kept of the page goes too.

export async function forgetKept(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith('mittwoch-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
