// The words of a step: its title, and what happened and why in the sentences of the rules.
import { t } from '$web/lib/i18n.svelte';
import { joined, type Fill, type Words } from '$web/lib/words';
import type { Sheet, View } from '../wire';
import type { Happening } from './events';
import { did, open, type Step, type StepKind } from './steps';

export const ICONS: Record<StepKind, string> = {
  card: 'card',
  recall: 'undo',
  inkpot: 'inkpot',
  line: 'table',
  part: 'gen',
  tile: 'book',
  play: 'play',
  publish: 'quill',
  city: 'map',
  coffee: 'coffee',
  gain: 'gen',
  brew: 'hsb',
  flip: 'trans',
  bonus: 'map',
  boxes: 'heart',
  catharsis: 'catharsis',
  overlay: 'cap',
  cure: 'check',
  draft: 'people',
  goal: 'prestige',
};
const DEED_ICONS = { notebook: 'book', research: 'card', city: 'freud' } as const;

const tileOf = (sheet: Sheet, view: View, cell: number) =>
  sheet.id.tiles.find(({ name }) => name === view.id?.tiles[cell]);

export function iconOf(step: Step, sheet: Sheet, view: View): string {
  const cell = did(step, 'tile')[0]?.data.cell;
  const tile = cell === undefined ? undefined : tileOf(sheet, view, cell);
  if (tile) return DEED_ICONS[tile.colour];
  return did(step, 'inked').some(({ data }) => data.freed === 'bright') ? 'bulb' : ICONS[step.kind];
}

/** The names and numbers that go into the title of each kind of step. */
function fillOf(step: Step, words: Words, sheet: Sheet, view: View): Fill {
  const piece = (name: string | undefined) => (name === undefined ? '' : words.shortPiece(name));
  const [card, placed, inked] = [did(step, 'card')[0], did(step, 'placed')[0], did(step, 'inked')[0]];
  const cell = (did(step, 'tile')[0] ?? did(step, 'flipped')[0])?.data.cell;
  const line = (did(step, 'line')[0] ?? did(step, 'part')[0])?.data.line;
  const client = [...open(step, 'cured'), ...open(step, 'drafted'), ...open(step, 'catharsis')][0]?.data.client;
  const goal = (open(step, 'claimed')[0] ?? did(step, 'goal')[0])?.data.goal;
  const coffee = did(step, 'coffee').reduce((sum, { data }) => sum + data.count, 0);
  const slot = did(step, 'bonus')[0]?.data.slot;
  const played = open(step, 'played')[0]?.data.card;
  const treatise = did(step, 'treatise')[0]?.data.treatise;
  const name: Partial<Record<StepKind, string | undefined>> = {
    card: card && sheet.id.cards[card.data.card]?.space,
    line: line === undefined ? undefined : sheet.practice.lines[line]?.name,
    part: line === undefined ? undefined : sheet.practice.lines[line]?.name,
    tile: cell === undefined ? undefined : tileOf(sheet, view, cell)?.name,
    flip: cell === undefined ? undefined : tileOf(sheet, view, cell)?.name,
    play: played === undefined ? undefined : sheet.research[played]?.name,
    publish: treatise === undefined ? undefined : sheet.treatises[treatise]?.name,
    bonus: slot === undefined ? undefined : sheet.slots[slot],
    goal: goal === undefined ? undefined : sheet.goals[goal]?.name,
    catharsis: client === undefined ? undefined : sheet.clients[client]?.name,
    cure: client === undefined ? undefined : sheet.clients[client]?.name,
    draft: client === undefined ? undefined : sheet.clients[client]?.name,
  };
  return {
    kind: kindOf(step),
    name: piece(name[step.kind]),
    way: card ? (sheet.id.cards[card.data.card]?.way ?? 'down') : 'down',
    space: placed ? piece(sheet.table.spaces[placed.data.space]?.name) : '',
    steps: inked?.data.steps ?? 0,
    to: inked?.data.to ?? 0,
    count: step.kind === 'boxes' ? open(step, 'box-used').length : coffee,
    deed: cell === undefined ? 'goal' : (tileOf(sheet, view, cell)?.deed ?? 'goal'),
  };
}

/** The kind of a step by which it is called: a full column and locked columns have names of their own. */
function kindOf(step: Step): string {
  if (step.kind === 'card' && did(step, 'placed').length === 0) return 'full';
  // Coffee may become a box before the ideas are taken back.
  if (step.kind === 'recall' && open(step, 'recall-began').length === 0) return 'back';
  return did(step, 'no-column').length > 0 ? 'locked' : step.kind;
}

/** What a step is called. */
export function titleOf(step: Step, words: Words, sheet: Sheet, view: View): string {
  return t('um-web-id-kind', fillOf(step, words, sheet, view));
}

/** Events that only move something on: the picture shows them. */
const QUIET = [
  'turn-started',
  'turn-ended',
  'slid',
  'turned-up',
  'client-shown',
  'manifest-shown',
  'latent-turned',
  'tile',
];
export const isTold = ({ kind }: Happening): boolean => !QUIET.includes(kind);

/** What happened and why, in the sentences that the log has as well. */
export function textOf(step: Step, words: Words): string {
  return joined(
    words.lang,
    step.events.filter(isTold).map(({ told }) => words.phrase(told.phrase)),
  );
}
