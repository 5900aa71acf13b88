// The table of the companion in the types of this game: its sheet without what only a pack knows, and
// the way of a turn cut into steps as the Id's own board cuts it.
import type { CompanionReply, Guidance, Told } from '$web/protocol';
import type { EventView, Sheet, View } from '../wire';
import { happeningOf, ID, type Happening } from '../id/events';
import { litOf, NOTHING, type Lit } from '../id/lit';
import { stepsOf, type Step } from '../id/steps';

const named = <T extends { name: string }>(all: readonly T[], name: (one: T, at: number) => string): T[] =>
  all.map((one, at) => ({ ...one, name: name(one, at) }));

/** A sheet on which nothing has a print of its own but what every edition shares. */
export function sheetAtTable(sheet: Sheet): Sheet {
  return {
    ...sheet,
    research: named(sheet.research, () => 'at-table-card'),
    tiles: named(sheet.tiles, () => 'at-table-tile'),
    clients: named(sheet.clients, ({ kind }) => `at-table-${kind}`),
    layers: named(sheet.layers, () => 'at-table-layer'),
    latent: named(sheet.latent, () => 'at-table-latent'),
    manifest: named(sheet.manifest, () => 'at-table-manifest'),
    treatises: named(sheet.treatises, (_, at) => `treatise-${at + 1}`),
    practice: { ...sheet.practice, lines: sheet.practice.lines.map((line) => ({ ...line, end: -1 })) },
  };
}

/** A step of the way with the sentences behind it. */
export interface WayStep {
  step: Step;
  parts: Guidance[];
  /** Whether it came with the last answer. */
  fresh: boolean;
  /** The answer that led to it, counted from 1; 0 where none did. */
  told: number;
}

function toldOf(step: Guidance, event: unknown): Told {
  return { event: { game: event as EventView }, phrase: step.phrase, answers: step.told };
}

/** What happened since the person's turn. */
export function happened(reply: CompanionReply): Happening[] {
  return reply.guide.steps.flatMap((step, at) => happeningOf(toldOf(step, reply.events[at])) ?? []);
}

/**
 * The steps of the way; those beyond `before` sentences are new. Whoever takes up a turn has seen none
 * of them here: new is what the last answer brought.
 */
export function wayOf(reply: CompanionReply, before: number): WayStep[] {
  const steps = reply.guide.steps;
  const last = Math.max(...steps.map(({ told }) => told));
  let from = 0;
  return stepsOf(happened(reply)).map((step) => {
    const parts = steps.slice(from, step.to);
    from = step.to;
    const told = parts.at(-1)?.told ?? 0;
    return { step, parts, fresh: before > 0 ? step.to > before : told === last, told };
  });
}

/** A number before and after. */
export interface Turned {
  what: string;
  from: number;
  to: number;
}

/** The numbers that several sentences change, each once from first to last. */
export function changesOf(parts: readonly Guidance[]): Turned[] {
  const found = new Map<string, Turned>();
  for (const { what, from, to } of parts.flatMap(({ changes }) => changes)) {
    const known = found.get(what);
    if (known) known.to = to;
    else found.set(what, { what, from, to });
  }
  return [...found.values()].filter(({ from, to }) => from !== to);
}

/** The rules behind several sentences, each once; the first three say enough. */
export const rulesOf = (parts: readonly Guidance[]): string[] =>
  [...new Set(parts.flatMap(({ rules }) => rules))].slice(0, 3);

/** The view with the inkpot where it stood before the turn moved it. */
function before(view: View, way: readonly WayStep[]): View {
  const moved = changesOf(way.flatMap(({ parts }) => parts)).find(({ what }) => what === 'inkpot');
  if (!moved) return view;
  const players = view.players.map((player, seat) => (seat === ID ? { ...player, inkpot: moved.from } : player));
  return { ...view, players };
}

/** What the new steps light on its board; card and inkpot stay drawn until the turn is over. */
export function litAt(view: View, way: readonly WayStep[]): Lit {
  const all = (steps: readonly WayStep[]): Step => ({
    kind: 'gain',
    events: steps.flatMap(({ step }) => step.events),
    to: 0,
  });
  const whole = litOf(all(way), before(view, way));
  const fresh = way.filter((one) => one.fresh);
  if (fresh.length === 0) return { ...NOTHING, way: whole.way };
  return { ...litOf(all(fresh.slice(-2)), view), way: whole.way };
}
