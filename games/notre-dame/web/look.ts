// How a person looks: it follows from what the person does, so that a new one has a face too.
import type { Ability, Measure } from './types';

export const HAT = {
  cap: 'M15 27c0-9 22-9 22 0l3 3H12z',
  crown: 'M15 29V18l5 5 6-8 6 8 5-5v11z',
  mitre: 'M16 29c0-8 4-14 10-19 6 5 10 11 10 19z',
  hood: 'M12 46c-2-20 2-29 14-29s16 9 14 29l-6-4c2-12-1-17-8-17s-10 5-8 17z',
  bonnet: 'M14 31c-2-12 4-16 12-16s14 4 12 16c-4-5-20-5-24 0z',
  jester: 'M16 30C8 26 7 17 11 13c4 6 9 6 15 5 6 1 11 1 15-5 4 4 3 13-5 17z',
  brim: 'M8 29h36l-8-4-3-10H19l-3 10z',
  helmet: 'M14 33c0-12 4-17 12-19 8 2 12 7 12 19h-5v-5H19v5z',
  tonsure: 'M15 33c0-5 1-8 4-10-1 3 1 4 7 4s8-1 7-4c3 2 4 5 4 10l-3-3H18z',
} as const;

export interface Look {
  glass: string;
  hat: keyof typeof HAT;
  robe: string;
  fill: string;
  /** What the person gives, moves or counts, as a sign on the robe. */
  sign: string;
}

const look = (glass: string, hat: keyof typeof HAT, robe: string, fill: string, sign: string): Look => ({
  glass,
  hat,
  robe,
  fill,
  sign,
});

const COUNTS: Record<Exclude<Measure['kind'], 'sectors'>, Look> = {
  pieces: look('#6fb3da', 'helmet', '#2358b0', '#5a6170', 'cube'),
  'empty-sectors': look('#2358b0', 'hood', '#2b2f3d', '#4a3a20', 'moon'),
  'free-steps': look('#8c9a3a', 'crown', '#5a4a33', '#b58e36', 'rat'),
  messages: look('#dce9ea', 'bonnet', '#14151c', '#2b2f3d', 'message'),
  'pieces-in-fullest': look('#d8718a', 'hood', '#7a1e4a', '#e9b033', 'cube'),
};

function counting(per: Measure): Look {
  if (per.kind !== 'sectors') return COUNTS[per.kind];
  if (per['at-least'] <= 1) return look('#1b8054', 'cap', '#7a5a2c', '#a87b1b', 'residence');
  if (per['at-least'] === 2) return look('#6fb3da', 'cap', '#1b5a3c', '#8a2a2a', 'residence');
  return look('#b01e3a', 'brim', '#7a1730', '#14151c', 'residence');
}

type Gain = Extract<Ability, { kind: 'gain' }>;

function giving({ favours, coins, markers }: Gain): Look {
  if (favours > 0) return look('#d8718a', 'bonnet', '#9a2d22', '#fff8e6', 'hotel');
  if (coins > 0) return look('#e9b033', 'brim', '#5b2f7e', '#2a1a10', 'coin');
  if (markers > 0) return look('#8c9a3a', 'tonsure', '#5a3a20', '#3a2413', 'cube');
  return look('#7a45a8', 'crown', '#8a1f3a', '#e9b033', 'prestige');
}

/** The look of whoever does this. */
export function lookOf(ability: Ability): Look {
  switch (ability.kind) {
    case 'gain':
      return giving(ability);
    case 'score':
      return counting(ability.per);
    case 'fool':
      return look('#e9b033', 'jester', '#b01e3a', '#1b8054', 'friend');
    case 'minstrel':
      return look('#6fb3da', 'cap', '#7a45a8', '#5a3a12', 'cube');
    case 'doctor':
      return look('#dce9ea', 'brim', '#2b2f3d', '#14151c', 'hospital');
    case 'bishop':
      return look('#7a45a8', 'mitre', '#b01e3a', '#f4e4bd', 'rose');
  }
}
