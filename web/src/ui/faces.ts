// The faces of the circle that meets on Wednesdays: each a few flat shapes in a box of 40.
import type { CircleMember } from '../protocol';

/** How the hair lies: what is drawn behind the head, and what in front of it. */
interface Hair {
  behind?: string;
  front: string;
}

/** One face. Everything but these is common to all. */
export interface FaceParts {
  ground: string;
  hair: string;
  coat: string;
  cut: Hair;
  skin?: string;
  glasses?: boolean;
  moustache?: boolean;
  beard?: string;
  /** A hat is drawn over the hair, in the colour of the coat. */
  hat?: boolean;
  /** A collar that is closed, with a brooch, instead of a shirt with lapels. */
  collar?: boolean;
}

const SHORT: Hair = { front: 'M13.1 16.6c-.7-6 2.2-9.4 6.9-9.4s7.6 3.4 6.9 9.4l-1-3.4c-3.6.3-7.6-.4-9.9-1.6z' };
const PARTED: Hair = {
  front: 'M13.1 17c-1-6.4 2-10 6.9-10s7.9 3.6 6.9 10l-1.2-4.2c-3.8 0-6.4-1.2-8-3-.6 1.8-1.8 3-3.4 3.6z',
};
const BUN: Hair = {
  behind: 'M20 2.6a3.4 3.4 0 0 1 2.6 5.6h-5.2A3.4 3.4 0 0 1 20 2.6z',
  front: 'M12.9 17.6C12 10.6 15 7 20 7s8 3.6 7.1 10.6c-1-3.6-3.4-6-7.1-6.4-3.7.4-6.1 2.8-7.1 6.4z',
};
const LOW_BUN: Hair = {
  behind: 'M11.6 17.4a4 4 0 0 1 3-4.6v9.6a4.6 4.6 0 0 1-3-5zm16.8 0a4 4 0 0 0-3-4.6v9.6a4.6 4.6 0 0 0 3-5z',
  front: 'M12.8 17.4C12 10.4 15 6.6 20 6.6s8 3.8 7.2 10.8c-.6-3.2-2.4-5.6-7.2-8.2-4.8 2.6-6.6 5-7.2 8.2z',
};
const BOB: Hair = {
  behind: 'M12 13c0-4.4 3.4-6.6 8-6.6s8 2.2 8 6.6l.6 12h-4.2V14h-8.8v11h-4.2z',
  front: 'M12.4 15.4C12 9.6 15.2 6.4 20 6.4s8 3.2 7.6 9l-1.4-2.6H13.8z',
};
const BALD: Hair = { front: 'M12.9 17.4c-.9-2.6-.4-5 1.2-6.4l.3 4.8zm14.2 0c.9-2.6.4-5-1.2-6.4l-.3 4.8z' };
const WAVES: Hair = {
  behind:
    'M11.6 18.6c-1.2-3 .2-5 .8-6.8 1-3.4 4-5.4 7.6-5.4s6.6 2 7.6 5.4c.6 1.8 2 3.8.8 6.8-.4 1.4-2 2-3.4 1.4H15c-1.4.6-3 0-3.4-1.4z',
  front: 'M12.9 16.4c-.6-5.6 2.4-9 7.1-9s7.7 3.4 7.1 9c-.8-2-2-3.4-3.6-4.4-2.6 1.4-7 1.8-10.6 4.4z',
};

const FULL = 'M13.2 19.4c.2 5.6 2.8 8.6 6.8 8.6s6.6-3 6.8-8.6c-1.2 1.8-2.6 2.4-4 2.2h-5.6c-1.4.2-2.8-.4-4-2.2z';
const POINTED = 'M15.6 22.4h8.8c-.4 3.4-2 6-4.4 6.8-2.4-.8-4-3.4-4.4-6.8z';

export const FACES: Record<CircleMember, FaceParts> = {
  'otto-rank': { ground: '#8a5c05', hair: '#3a2413', coat: '#1f3d2e', cut: SHORT, glasses: true },
  'lou-salome': { ground: '#c4532b', hair: '#8a6a3a', coat: '#2a2d3d', cut: LOW_BUN, collar: true },
  'alfred-adler': { ground: '#1d6b58', hair: '#5a4632', coat: '#2b3a63', cut: BALD, glasses: true, moustache: true },
  'sabina-spielrein': { ground: '#a32c26', hair: '#241712', coat: '#3a2338', cut: BUN },
  'carl-jung': { ground: '#5b4390', hair: '#6b6b6b', coat: '#1f2f3d', cut: SHORT, glasses: true, moustache: true },
  'sandor-ferenczi': { ground: '#6a5490', hair: '#1b1613', coat: '#4a2f1a', cut: PARTED, moustache: true },
  'margarete-hilferding': { ground: '#1f5fa8', hair: '#15161c', coat: '#46301c', cut: BOB, collar: true },
  'wilhelm-stekel': { ground: '#24573f', hair: '#4a3626', coat: '#3a1f33', cut: SHORT, beard: FULL, hat: true },
  'max-eitingon': { ground: '#2f6f86', hair: '#2b2b30', coat: '#54301f', cut: PARTED, beard: POINTED, moustache: true },
  'karl-abraham': { ground: '#7a3a5a', hair: '#a98652', coat: '#26344d', cut: SHORT, moustache: true },
  'helene-deutsch': { ground: '#57682a', hair: '#7a3f22', coat: '#33264a', cut: WAVES, collar: true },
};

/** All of the circle, in a fixed order. */
export const CIRCLE = Object.keys(FACES) as CircleMember[];
