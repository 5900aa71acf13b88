// The rules behind each step of the Id, and what decided where it had a choice.
import type { Sheet } from '../wire';
import type { DidKind, Happening, OpenKind } from './events';
import { COVERED, did, open, type Step } from './steps';

/** What decided: a side of the compass, an order of the rules, or nothing but the rule itself. */
export type Decided =
  | 'left'
  | 'right'
  | 'card'
  | 'most-tiles'
  | 'further-right'
  | 'most-triggers'
  | 'nearest'
  | 'most-points'
  | 'most-therapy'
  | 'highest'
  | 'topmost'
  | 'only'
  | 'rests';

const DID: Partial<Record<DidKind, readonly string[]>> = {
  compass: ['ID-3.4', 'ID-3.5'],
  reshuffled: ['ID-4.2'],
  card: ['ID-4.3'],
  taken: ['ID-4.4'],
  full: ['ID-4.5'],
  'too-few': ['ID-4.1'],
  placed: ['ID-4.6'],
  inked: ['ID-5.1'],
  'no-column': ['ID-6.3'],
  flipped: ['ID-6.5'],
  completed: ['ID-6.6'],
  exchanged: ['ID-3.1'],
  brewed: ['ID-3.2'],
  nothing: ['ID-9.14'],
  idle: ['ID-3.17'],
  treatise: ['ID-9.5'],
  'cannot-publish': ['ID-9.10'],
  visited: ['ID-9.13'],
  'no-bonus': ['ID-7.8'],
  'any-kind': ['ID-8.6'],
  overlaid: ['ID-8.7'],
  'no-overlay': ['ID-8.8'],
};
const OPEN: Partial<Record<OpenKind, readonly string[]>> = {
  'recall-began': ['ID-7.1'],
  'ideas-back': ['ID-7.2'],
  played: ['ID-3.7'],
  'card-drawn': ['ID-3.6'],
  'volume-laid': ['ID-9.11'],
  claimed: ['ID-3.10'],
  'box-used': ['ID-8.1'],
  'dream-used': ['ID-9.3'],
  drafted: ['ID-8.5'],
  'manifest-taken': ['ID-2.14'],
  cured: ['UM-19.13'],
  catharsis: ['UM-19.11'],
  'fireworks-used': ['ID-11.5'],
};

/** Rules that depend on what stands in the event. */
function special(event: Happening, tileRule: (cell: number) => string | null): string[] {
  if (event.of === 'open') {
    return event.kind === 'volume-laid' && event.data.cited !== null ? ['ID-9.12'] : [];
  }
  switch (event.kind) {
    case 'inked':
      return [...(event.data.to === COVERED ? ['ID-5.2'] : []), ...(event.data.freed === 'nothing' ? [] : ['ID-5.4'])];
    case 'line':
      return [event.data.line < 3 ? 'ID-6.8' : 'ID-6.1'];
    case 'part':
      return [event.data.line < 3 ? 'ID-6.4' : 'ID-6.2'];
    case 'tile':
      return [tileRule(event.data.cell) ?? 'ID-6.2'];
    case 'brewed':
      return event.data.points > 0 ? ['ID-3.3'] : [];
    case 'walked':
      return [event.data.replaced ? 'ID-11.1' : event.data.errand === 'quiet' ? 'ID-9.15' : 'ID-9.13'];
    case 'bonus':
      return [event.data.plight === 'none' ? 'ID-7.3' : 'ID-7.5'];
    default:
      return [];
  }
}

const DEEDS = ['notebook', 'research', 'city'];

/** The rule of the tile in a cell: ID-9.1 to ID-9.9 in the order of colours and numbers. */
function ruleOfTile(sheet: Sheet, tiles: readonly string[], cell: number): string | null {
  const tile = sheet.id.tiles.find(({ name }) => name === tiles[cell]);
  return tile ? `ID-9.${DEEDS.indexOf(tile.colour) * 3 + tile.number}` : null;
}

/** The rules of a step, each once, in the order of its events; the first three say enough. */
export function rulesOf(step: Step, sheet: Sheet, tiles: readonly string[]): string[] {
  const all = step.events.flatMap((event) => {
    const known = event.of === 'id' ? DID[event.kind] : OPEN[event.kind];
    return [...special(event, (cell) => ruleOfTile(sheet, tiles, cell)), ...(known ?? [])];
  });
  return [...new Set(all)].slice(0, 3);
}

/** What decided in a step. */
export function decidedOf(step: Step): Decided {
  const compass = did(step, 'compass')[0];
  if (compass) return compass.data.from;
  if (did(step, 'card').length > 0) return 'card';
  const line = did(step, 'line')[0];
  if (line) return line.data.tied ? 'further-right' : 'most-tiles';
  const walked = did(step, 'walked')[0];
  if (walked) return walked.data.tied ? 'nearest' : walked.data.errand === 'freud' ? 'rests' : 'most-triggers';
  if (did(step, 'treatise').length > 0) return 'most-points';
  const bonus = did(step, 'bonus')[0];
  if (bonus) return bonus.data.plight === 'none' ? 'highest' : 'topmost';
  if (open(step, 'manifest-taken').length > 0) return 'most-therapy';
  return step.kind === 'draft' ? 'only' : 'rests';
}
