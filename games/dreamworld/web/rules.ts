// The paragraphs of the rules behind the components.
export const TILE_RULE: Record<string, string> = {
  numbers: 'DW-7.2', icon: 'DW-7.3', farthest: 'DW-7.4', closest: 'DW-7.5',
  'farthest-player': 'DW-7.13', 'closest-player': 'DW-7.13', 'small-gap': 'DW-7.7',
  skip: 'DW-7.9', 'random-before': 'DW-7.11', 'random-after': 'DW-7.12',
};

export const RULE = {
  line: 'DW-6.4', tie: 'DW-5.8', draw: 'DW-6.17', plus: 'DW-6.21', suit: 'DW-5.10', corner: 'DW-6.5',
  freud: 'DW-8.1', professor: 'DW-5.11', away: 'DW-5.12',
};
