// How the score sheet is read at the end: golden tokens are the score, the rest breaks ties (DW-9.5 to DW-9.7).
import type { ScoreLook } from '$web/lib/scoring';

export const score: ScoreLook = {
  total: 'dw-sheet-golden',
  rounds: true,
  apart: ['dw-sheet-remaining', 'dw-sheet-supply'],
  icons: { 'dw-sheet-golden': 'medal', 'dw-sheet-remaining': 'cloud', 'dw-sheet-supply': 'coin' },
  ties: ['dw-sheet-remaining', 'dw-sheet-supply'],
  tie: { text: 'dw-web-even', rule: 'DW-9.6' },
  tieAlone: { text: 'dw-web-tie-id', rule: 'DW-10.10' },
};
