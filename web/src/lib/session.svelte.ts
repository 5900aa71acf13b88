// Who is playing in this browser.
import type { Credentials, Departure, Me, NewGuest, NewName } from '../protocol';
import { get, json, post, Refused } from './api';
import { t } from './i18n.svelte';

const HINT = 'mittwoch-known';
const NAMED = 'mittwoch-named';

/** Notes something of this browser, or takes it back; whether it is noted. */
function noted(key: string, note?: boolean): boolean {
  try {
    if (note === true) localStorage.setItem(key, 'yes');
    if (note === false) localStorage.removeItem(key);
    return localStorage.getItem(key) !== null;
  } catch {
    return true;
  }
}

/** Whether the server has known somebody in this browser; the cookie itself cannot be read. */
const hint = (known?: boolean) => noted(HINT, known);

/** One of the names that are offered to guests, between commas in their text. */
export function suggestion(list: string, chance: number): string {
  const names = list.split(',').map((name) => name.trim());
  return names[Math.floor(chance * names.length)] ?? '';
}

class Session {
  me = $state.raw<Me | null>(null);
  /** Whether a guest has said how they want to be called. */
  named = $state(noted(NAMED));
  private readonly chance = Math.random();
  private loading: Promise<void> | null = null;

  /** A pleasant name for somebody who has chosen none, in the language of the page. */
  get suggested(): string {
    return suggestion(t('guest-names'), this.chance);
  }

  /** What stands in a field for the name: the name, or one to begin with. */
  get calledSoFar(): string {
    return this.me?.name ?? this.suggested;
  }

  /** Asks the server who we are, unless nobody was ever known here. */
  load(): Promise<void> {
    this.loading ??= hint() ? this.ask() : Promise.resolve();
    return this.loading;
  }

  /** Whoever plays without an account is a guest; who is known already stays who they are. */
  async someone(): Promise<Me> {
    await this.load();
    const { suggested: name } = this;
    return this.me ?? this.welcome(await post<Me>('/api/guest', { name, suggested: true } satisfies NewGuest));
  }

  /** Is called like this from now on: a new guest, or one who is known already. */
  async call(name: string): Promise<Me> {
    await this.load();
    const wish = name.trim();
    if (!this.me) return this.chosen(await post<Me>('/api/guest', this.wishOf(wish)));
    if (this.me.rank !== 'guest') return this.me;
    if (wish === this.me.name) return this.chosen(this.me);
    return this.chosen(await post<Me>('/api/me/name', { name: wish } satisfies NewName));
  }

  /** A name that is only confirmed may get a number where somebody else has it. */
  private wishOf(name: string): NewGuest {
    return name === this.suggested ? { name, suggested: true } : { name };
  }

  private chosen(me: Me): Me {
    this.named = true;
    noted(NAMED, true);
    return this.welcome(me);
  }

  async register(credentials: Credentials): Promise<void> {
    this.welcome(await post<Me>('/api/register', credentials));
  }

  async login(credentials: Credentials): Promise<void> {
    this.welcome(await post<Me>('/api/login', credentials));
  }

  async logout(everywhere = false): Promise<void> {
    await post(everywhere ? '/api/logout-everywhere' : '/api/logout');
    this.farewell();
  }

  private async ask(): Promise<void> {
    try {
      this.welcome(await get<Me>('/api/me'));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.farewell();
    }
  }

  private welcome(me: Me): Me {
    hint(true);
    this.me = me;
    return me;
  }

  private farewell(): void {
    hint(false);
    noted(NAMED, false);
    this.named = false;
    this.me = null;
  }

  /** Forgets the person; an account says its password once more. */
  async remove(departure: Departure): Promise<void> {
    await json('DELETE', '/api/me', { body: departure });
    this.farewell();
  }
}

export const session = new Session();
