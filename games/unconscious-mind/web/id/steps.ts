// A turn of the Id cut into steps that a person can follow: each begins with the event that opens
// it and takes in what follows from that, so that no number changes without a step of its own.
import type { DidKind, Happening, OpenKind } from './events';

export type StepKind =
  | 'card'
  | 'recall'
  | 'inkpot'
  | 'line'
  | 'part'
  | 'tile'
  | 'play'
  | 'publish'
  | 'city'
  | 'coffee'
  | 'gain'
  | 'brew'
  | 'flip'
  | 'bonus'
  | 'boxes'
  | 'catharsis'
  | 'overlay'
  | 'cure'
  | 'draft'
  | 'goal';

export interface Step {
  kind: StepKind;
  events: Happening[];
  /** How many events of the turn have happened once it is over. */
  to: number;
}

type Heads = Partial<Record<OpenKind | DidKind, StepKind>>;

/** The events that open a step. */
const HEADS: { open: Heads; id: Heads } = {
  open: {
    'recall-began': 'recall',
    played: 'play',
    'box-used': 'boxes',
    catharsis: 'catharsis',
    cured: 'cure',
    drafted: 'draft',
    claimed: 'goal',
  },
  id: {
    card: 'card',
    inked: 'inkpot',
    line: 'line',
    'no-column': 'line',
    part: 'part',
    tile: 'tile',
    flipped: 'flip',
    brewed: 'brew',
    bonus: 'bonus',
    'no-bonus': 'bonus',
    treatise: 'publish',
  },
};

/** What goes on after coffee became a box in the middle of it. */
const RESUMED: { open: Heads; id: Heads } = {
  open: {
    'ideas-back': 'recall',
    gained: 'gain',
    reputation: 'gain',
    'card-drawn': 'gain',
    helped: 'boxes',
    'layer-shed': 'overlay',
    'treatment-over': 'gain',
  },
  id: {
    exchanged: 'coffee',
    coffee: 'coffee',
    walked: 'city',
    visited: 'city',
    'cannot-publish': 'publish',
    goal: 'goal',
    dream: 'tile',
  },
};

/** The choices of the compass that come before the step which they decide. */
const AHEAD = ['room', 'routine', 'case-study', 'client', 'treatise'];

/** Whether an event belongs to the step that comes next. */
function isAhead(event: Happening): boolean {
  if (event.of === 'open') return event.kind === 'turn-started' || event.kind === 'fireworks-used';
  if (event.kind === 'compass') return AHEAD.includes(event.data.pick);
  return ['reshuffled', 'too-few', 'full', 'any-kind'].includes(event.kind);
}

/** Boxes that are used one after the other are one step. */
function goesOn(step: Step, event: Happening): boolean {
  return step.kind === 'boxes' && event.kind === 'box-used';
}

function headOf(step: Step | undefined, event: Happening): StepKind | null {
  if (step && goesOn(step, event)) return null;
  const head = HEADS[event.of][event.kind];
  if (head) return head;
  if (event.kind === 'layer-shed') return step?.kind === 'catharsis' ? null : 'overlay';
  return step?.kind === 'brew' ? (RESUMED[event.of][event.kind] ?? null) : null;
}

/** The steps of a turn, in their order. */
export function stepsOf(happened: readonly Happening[]): Step[] {
  const steps: Step[] = [];
  let ahead: Happening[] = [];
  happened.forEach((event, at) => {
    if (isAhead(event)) return void ahead.push(event);
    const step = steps.at(-1);
    const kind = ahead.length > 0 && step && goesOn(step, event) ? 'boxes' : headOf(step, event);
    if (kind || !step) {
      steps.push({ kind: kind ?? 'gain', events: [...ahead, event], to: at + 1 });
      ahead = [];
    } else {
      step.events.push(...ahead, event);
      step.to = at + 1;
      ahead = [];
    }
  });
  const last = steps.at(-1);
  if (last && ahead.length > 0) {
    last.events.push(...ahead);
    last.to = happened.length;
  }
  return steps;
}

/** Events of one kind in a step. */
export function did<K extends DidKind>(step: Step, kind: K): Extract<Happening, { of: 'id'; kind: K }>[] {
  return step.events.filter((event) => event.of === 'id' && event.kind === kind) as never;
}

export function open<K extends OpenKind>(step: Step, kind: K): Extract<Happening, { of: 'open'; kind: K }>[] {
  return step.events.filter((event) => event.of === 'open' && event.kind === kind) as never;
}

/** Whether a step holds what nobody could foresee from the board alone, or what counts much. */
export function isSurprise(step: Step): boolean {
  const chosen = did(step, 'compass').length + did(step, 'line').length + did(step, 'walked').length > 0;
  const repeated = did(step, 'inked').some(({ data }) => data.to === COVERED);
  return chosen || repeated || ['card', 'recall', 'bonus', 'brew', 'cure', 'publish', 'goal'].includes(step.kind);
}

/** The covered space of the Id's inkpot track (ID-5.2). */
export const COVERED = 4;
