// Recorded turns of the Id: folded event by event they lead to the view after the turn, their steps
// leave nothing out, and what was foretold before the card came to pass.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGS } from '$web/lib/words';
import { rulesOf as digest, wordsOf } from '$web/../tests/helper';
import type { Told } from '$web/protocol';
import { choicesOf } from '../id/choices';
import { changes } from '../id/counters';
import { ID, lastTurn, type Happening } from '../id/events';
import { folded } from '../id/fold';
import { litOf } from '../id/lit';
import { rowsAhead, spaceOf } from '../id/next';
import { decidedOf, rulesOf } from '../id/rules';
import { did, isSurprise, stepsOf } from '../id/steps';
import type { Sheet, View } from '../wire';

interface Recorded {
  answers: number;
  before: View;
  after: View;
  told: Told[];
}
const file = readFileSync(new URL('turns.json', import.meta.url), 'utf8');
const { sheet, turns } = JSON.parse(file) as { sheet: Sheet; turns: Recorded[] };
const rules = new Set([...digest('unconscious-mind'), ...digest('unconscious-mind', 'unconscious-mind-solo')]);

/** What events tell of the Id's board and of what lies on the table; the rest the view alone knows. */
function known(view: View): unknown {
  const me = view.players[ID]!;
  const sorted = (names: readonly string[]) => [...names].sort();
  const { spaces, freud, journalist, fireworks, goals, districts, locations, tiles, treatises } = view;
  return {
    ...{ spaces, freud, journalist, fireworks, goals, districts, locations, tiles, treatises },
    marker: view['freud-marker'],
    clients: view['shown-clients'],
    dreams: view['shown-manifest'],
    research: view['shown-research'],
    id: { ...view.id, covers: sorted(view.id!.covers.map(String)), 'next-room': null, walks: null, bonus: null },
    me: { ...me, tags: null, played: sorted(me.played), cured: sorted(me.cured), known: sorted(me.known) },
  };
}

/** The total of coffee that an event names, and what the Id has by the fold. */
function coffee(event: Happening): number | null {
  if (event.of !== 'id') return null;
  if (event.kind === 'coffee') return event.data.total;
  if (event.kind === 'brewed') return event.data.left;
  return event.kind === 'exchanged' && event.data.total > 0 ? event.data.total : null;
}

describe.each(turns)('the turn after answer $answers', ({ answers, before, after, told }) => {
  const turn = lastTurn(told, answers)!;
  const start = folded(before, sheet, turn.lead);
  const steps = stepsOf(turn.happened);

  test('leads to the view after it', () => {
    expect(known(folded(start, sheet, turn.happened))).toEqual(known(after));
  });

  test('has the totals that its events name', () => {
    turn.happened.forEach((event, at) => {
      const total = coffee(event);
      if (total === null) return;
      expect(folded(start, sheet, turn.happened.slice(0, at + 1)).players[ID]?.coffee).toBe(total);
    });
  });

  test('is cut into steps that leave nothing out', () => {
    expect(steps.flatMap(({ events }) => events)).toEqual(turn.happened);
    expect(steps.at(-1)?.to).toBe(turn.happened.length);
    expect(steps.some(isSurprise)).toBe(true);
    // Coffee never passes its limit unseen: the box has a step of its own.
    for (const step of steps) expect(did(step, 'brewed').length).toBe(step.kind === 'brew' ? 1 : 0);
  });

  test('names rules that exist', () => {
    const named = steps.flatMap((step) => rulesOf(step, sheet, start.id!.tiles));
    expect(named.filter((rule) => !rules.has(rule))).toEqual([]);
    expect(named.length).toBeGreaterThan(steps.length / 2);
  });

  test('came as it was foretold', () => {
    const card = steps.flatMap((step) => did(step, 'card'))[0];
    const placed = steps.flatMap((step) => did(step, 'placed'))[0];
    if (!card) return;
    expect(spaceOf(start, sheet.id.cards[card.data.card]!)).toBe(placed?.data.space ?? null);
    if (!placed) return;
    const row = rowsAhead(start, sheet).rows[Math.floor(placed.data.space / 4)]!;
    const inked = steps.flatMap((step) => did(step, 'inked')).slice(0, row.stands.length);
    expect(inked.map(({ data }) => data.to)).toEqual(row.stands);
    const acted = steps.flatMap((step) => did(step, 'tile')).slice(0, row.cells.length);
    expect(acted.map(({ data }) => data.cell)).toEqual(row.cells);
    expect(row.cards).toBeGreaterThan(0);
  });

  test('takes the tiles that it would take', () => {
    let at = start;
    for (const [place, event] of turn.happened.entries()) {
      const now = folded(start, sheet, turn.happened.slice(0, place));
      if (event.of === 'id' && event.kind === 'took-tile') {
        const wish = event.data.level === 0 ? 'upper' : 'lower';
        const choice = choicesOf(now, sheet).find((one) => one.wish === wish);
        expect(choice?.name).toBe(sheet.tiles[event.data.tile]?.name);
      }
      at = now;
    }
    expect(at.players[ID]).toBeDefined();
  });

  test('lights what its steps are about', () => {
    let view = start;
    let done = 0;
    for (const step of steps) {
      const lit = litOf(step, view);
      if (step.kind === 'card') expect(lit.card).not.toBeNull();
      if (step.kind === 'inkpot') expect(lit.way.length).toBeGreaterThan(1);
      if (step.kind === 'tile') expect(lit.cells).toHaveLength(1);
      if (step.kind === 'boxes') expect(lit.rooms.length).toBeGreaterThan(0);
      const next = folded(view, sheet, turn.happened.slice(done, step.to));
      if (step.kind === 'brew') expect(changes(view, next).map(({ what }) => what)).toContain('coffee');
      [view, done] = [next, step.to];
    }
  });

  test.each(LANGS)('can be told in %s', (lang) => {
    const words = wordsOf(lang);
    for (const step of steps) {
      expect(words.say('um-web-id-decided', { by: decidedOf(step) })).not.toContain('um-');
      const title = words.say('um-web-id-kind', {
        kind: step.kind,
        name: 'x',
        count: 1,
        steps: 1,
        to: 1,
        way: 'up',
        space: 'y',
        deed: 'goal',
      });
      expect(title).not.toMatch(/um-|\{/);
    }
  });
});
