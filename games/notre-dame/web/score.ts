// How the score sheet is read at the end: prestige is the score, coins and markers break ties (ND-9.2).
import type { ScoreLook } from '$web/lib/scoring';

export const score: ScoreLook = {
  total: 'nd-sheet-prestige',
  rounds: true,
  apart: ['nd-sheet-reserve'],
  icons: {
    'nd-sheet-residence': 'residence',
    'nd-sheet-messages': 'message',
    'nd-sheet-gifts': 'coin',
    'nd-sheet-cathedral': 'rose',
    'nd-sheet-persons': 'person',
    'nd-sheet-park': 'park',
    'nd-sheet-plague': 'rat',
    'nd-sheet-prestige': 'prestige',
    'nd-sheet-reserve': 'cube',
  },
  ties: ['nd-sheet-reserve'],
  tie: { text: 'nd-web-tie', rule: 'ND-9.2' },
};
