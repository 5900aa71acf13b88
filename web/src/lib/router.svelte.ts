// Which page is open. Links are plain links; the address alone says where we are.
import { fresh } from './fresh.svelte';

export type Page =
  | { name: 'home' }
  | { name: 'table'; id: string }
  /** The board of a table whose match is over; the table itself shows the result. */
  | { name: 'board'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'review'; id: string }
  | { name: 'join'; code: string }
  | { name: 'rules'; game: string | null }
  | { name: 'components'; game: string | null }
  | { name: 'companion'; game: string }
  | { name: 'teach'; game: string }
  | { name: 'account' }
  | { name: 'packs' }
  | { name: 'settings' }
  | { name: 'nowhere' };

/** The page of a path. */
export function pageOf(path: string): Page {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === '') return { name: 'home' };
  // Links of earlier versions had a shorter name for a table.
  if ((first === 'table' || first === 't') && second) return { name: third === 'board' ? third : 'table', id: second };
  if (first === 'replay' && second) return { name: 'replay', id: second };
  if (first === 'review' && second) return { name: 'review', id: second };
  if (first === 'join' && second) return { name: 'join', code: second };
  if (first === 'rules') return { name: 'rules', game: second ?? null };
  if (first === 'components') return { name: 'components', game: second ?? null };
  if (first === 'companion' && second) return { name: 'companion', game: second };
  if (first === 'teach' && second) return { name: 'teach', game: second };
  if (first === 'account' || first === 'settings' || first === 'packs') return { name: first };
  return { name: 'nowhere' };
}

class Router {
  page = $state<Page>(pageOf(location.pathname));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    // Between two pages nothing is lost: a newer version is taken up.
    if (fresh.isReady) return location.assign(address);
    history.pushState(null, '', address);
    this.read();
    if (!location.hash) scrollTo(0, 0);
  }

  /** Goes on without a way back here: this page was only a door. */
  swap(address: string): void {
    history.replaceState(null, '', address);
    this.read();
  }

  private read(): void {
    this.page = pageOf(location.pathname);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  private follow(event: MouseEvent): void {
    const special = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (special || event.defaultPrevented || event.button !== 0 || !link) return;
    const elsewhere = link.origin !== location.origin || link.target || link.hasAttribute('download');
    if (elsewhere || link.pathname.startsWith('/api/') || /\.\w+$/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
