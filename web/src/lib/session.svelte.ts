// Who is playing in this browser.
import type { Credentials, Departure, Me } from '../protocol';
import { get, json, post, Refused } from './api';

const HINT = 'mittwoch-known';

/** Whether the server has known somebody in this browser; the cookie itself cannot be read. */
function hint(known?: boolean): boolean {
  try {
    if (known === true) localStorage.setItem(HINT, 'yes');
    if (known === false) localStorage.removeItem(HINT);
    return localStorage.getItem(HINT) !== null;
  } catch {
    return true;
  }
}

class Session {
  me = $state.raw<Me | null>(null);
  private loading: Promise<void> | null = null;

  /** Asks the server who we are, unless nobody was ever known here. */
  load(): Promise<void> {
    this.loading ??= hint() ? this.ask() : Promise.resolve();
    return this.loading;
  }

  /** Whoever plays without an account is a guest; who is known already stays who they are. */
  async someone(): Promise<Me> {
    await this.load();
    return this.me ?? this.welcome(await post<Me>('/api/guest', {}));
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
    this.me = null;
  }

  /** Forgets the person; an account says its password once more. */
  async remove(departure: Departure): Promise<void> {
    await json('DELETE', '/api/me', departure);
    this.farewell();
  }
}

export const session = new Session();
