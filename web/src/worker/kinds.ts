// What is kept for use off line: files that are named by their contents, and nothing else. No answer
// of the server, no address of a table, no invitation and no token is ever in a cache.

export type Kind = 'page' | 'asset' | 'other';

interface Asked {
  method: string;
  url: string;
  mode: string;
}

/** A file of the build: its name ends with a digest of its contents. */
const ASSET = /^\/assets\/[\w.-]+-[\w-]{8}\.[a-z0-9]+$/;

/** Whether an address is a file that never changes. */
export function isAsset(url: string, origin: string): boolean {
  const at = new URL(url, origin);
  return at.origin === origin && at.search === '' && ASSET.test(at.pathname);
}

/** What a request is for. */
export function kindOf({ method, url, mode }: Asked, origin: string): Kind {
  if (method !== 'GET' || new URL(url).origin !== origin) return 'other';
  if (isAsset(url, origin)) return 'asset';
  const { pathname } = new URL(url);
  const isFile = /\.\w+$/.test(pathname) || pathname.startsWith('/api/');
  return mode === 'navigate' && !isFile ? 'page' : 'other';
}

export const PREFIX = 'mittwoch-';

/** The caches that a new version takes away: all but its own and the one before, whose pages may
 * still be open. */
export const outdated = (names: readonly string[], own: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== own).slice(0, -1);

/** A proxy whose server is away says one of these. */
export const isAway = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** The policy of the page off line: as strict as the server's. */
export const policyOf = (host: string): string =>
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  `connect-src 'self' ws://${host} wss://${host}; object-src 'none'; base-uri 'none'; ` +
  "form-action 'self'; frame-ancestors 'none'";

/** The first of the wished languages that there are words for. */
export function spoken(wished: readonly string[], known: readonly string[]): string {
  const found = wished.map((name) => name.slice(0, 2).toLowerCase()).find((name) => known.includes(name));
  return found ?? known[0] ?? 'en';
}
