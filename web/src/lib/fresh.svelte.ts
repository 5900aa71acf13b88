// A newer version of the page is there; it is taken up at the next quiet moment.

/** What the person is in the middle of. */
export interface Busy {
  /** An answer is asked of them; one that is on its way survives a reload. */
  asked: boolean;
  /** They are writing something. */
  writing: boolean;
  /** The page keeps something that a reload would lose. */
  holding: boolean;
}

/** Whether the page may be loaded anew by itself: nobody looks, and nothing is lost. */
export const isQuiet = (hidden: boolean, { asked, writing, holding }: Busy): boolean =>
  hidden && !asked && !writing && !holding;

class Fresh {
  /** Whether there is one, and whether the notice about it was put off. */
  stand = $state<'none' | 'ready' | 'later'>('none');
  /** Loads the page anew; whoever watches over versions says how. */
  reload: () => void = () => location.reload();

  get isReady(): boolean {
    return this.stand !== 'none';
  }
}

export const fresh = new Fresh();
