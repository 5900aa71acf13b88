// What a person has chosen for this browser.
import { confirming, type Confirming } from './confirming';
import type { Hearing } from './heard';
import type { Sleep } from './nights';
import { pacing, type Explain, type Watching } from './pacing';
import { LANGS, wished, type Lang } from './words';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'calm' | 'normal' | 'quick' | 'off';
/** How long a step of it stays while all are played. */
export type Reading = 'calm' | 'normal' | 'quick';

export interface Choices {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** How the turns of others are watched. */
  watching: Watching;
  explain: Explain;
  reading: Reading;
  /** When a choice is an answer at once. */
  confirm: Confirming;
  contrast: 'normal' | 'more';
  /** Lists and tables of words instead of drawings. */
  textTable: boolean;
  /** What is heard, whether at night too, and how loud, from 0 to 100. */
  sounds: Hearing;
  night: boolean;
  volume: number;
  notify: boolean;
  /** When the person here sleeps; nothing where nobody said. */
  sleep: Sleep | null;
  /** The games whose first minute is past. */
  known: string[];
}

const KEY = 'mittwoch-settings';

function defaults(): Choices {
  const lang = wished(navigator.languages);
  const seen = { theme: 'auto', motion: 'auto', contrast: 'normal', textTable: false } as const;
  const others = { watching: 'normal', explain: 'every', reading: 'normal', confirm: 'risky' } as const;
  const heard = { sounds: 'game', night: false, volume: 40 } as const;
  return { lang, ...seen, ...others, ...heard, notify: false, sleep: null, known: [] };
}

/** What was kept, where it can be read; anything else is left at its default. */
export function restored(kept: string | null, base: Choices): Choices {
  try {
    const found = { ...base, ...(JSON.parse(kept ?? '{}') as Partial<Choices>) };
    return LANGS.includes(found.lang) ? found : { ...found, lang: base.lang };
  } catch {
    return base;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  chosen = $state<Choices>(restored(kept(), defaults()));
  private darkRoom = $state(matchMedia('(prefers-color-scheme: dark)').matches);
  private still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    const follow = (query: string, set: (on: boolean) => void) =>
      matchMedia(query).addEventListener('change', (event) => set(event.matches));
    follow('(prefers-color-scheme: dark)', (on) => (this.darkRoom = on));
    follow('(prefers-reduced-motion: reduce)', (on) => (this.still = on));
  }

  get theme(): 'light' | 'dark' {
    if (this.chosen.theme !== 'auto') return this.chosen.theme;
    return this.darkRoom ? 'dark' : 'light';
  }

  /** How long a movement of one second lasts; 0 for none. */
  get pace(): number {
    const { motion } = this.chosen;
    if (motion === 'auto') return this.still ? 0 : 1;
    return { calm: 1.6, normal: 1, quick: 0.5, off: 0 }[motion];
  }

  /** How the turns of others are shown; without motion they are simply there. */
  get watching(): Watching {
    return this.pace === 0 ? 'once' : this.chosen.watching;
  }

  /** Somebody knows a game now: its first minute needs no words any more. */
  learn(game: string): void {
    if (!this.chosen.known.includes(game)) this.choose({ known: [...this.chosen.known, game] });
  }

  choose(change: Partial<Choices>): void {
    Object.assign(this.chosen, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing still plays; the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
pacing.watching = () => settings.watching;
pacing.explain = () => settings.chosen.explain;
confirming.how = () => settings.chosen.confirm;
