// Which drawing stands above a question.
export type Drawing =
  | 'swap'
  | 'card'
  | 'tile'
  | 'dream'
  | 'layer'
  | 'client'
  | 'clients'
  | 'manifest'
  | 'goals'
  | 'effect'
  | 'treatise'
  | 'overlay'
  | 'turned'
  | 'inkpots';

const DRAWINGS: Record<string, Drawing | undefined> = {
  card: 'turned',
  inkpot: 'inkpots',
  end: 'effect',
  slot: 'effect',
  tile: 'tile',
  dream: 'dream',
  'shown-card': 'swap',
  'stack-card': 'card',
  'add-card': 'card',
  treatise: 'treatise',
  clients: 'clients',
  manifest: 'manifest',
  marker: 'client',
  layer: 'layer',
  cure: 'client',
  overlay: 'overlay',
  printed: 'overlay',
  goal: 'goals',
};

/** The drawing of a question; nothing where its fields are drawing enough. */
export const drawingOf = (ask: string): Drawing | null => DRAWINGS[ask] ?? null;
