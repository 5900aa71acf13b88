// How the score sheet is read at the end.
import type { ScoreLook } from '$web/lib/scoring';

export const score: ScoreLook = {
  soFar: 'um-sheet-so-far',
  icons: {
    'um-sheet-so-far': 'play',
    'um-earned-treatises': 'quill',
    'um-earned-clients': 'heart',
    'um-earned-therapy': 'catharsis',
    'um-earned-city': 'map',
    'um-earned-notebook': 'book',
    'um-earned-rest': 'medal',
    'um-sheet-reputation': 'medal',
    'um-sheet-rank': 'people',
    'um-sheet-districts': 'map',
    'um-sheet-rows': 'book',
    'um-sheet-tags': 'theatre',
    'um-sheet-case-studies': 'cap',
    'um-sheet-boxes': 'hsb',
    'um-sheet-bright-ideas': 'bulb',
  },
  ties: ['um-sheet-reputation'],
  tie: { text: 'um-web-tie', rule: 'UM-22.12' },
  tieAlone: { text: 'um-web-tie-id', rule: 'ID-10.3' },
};
