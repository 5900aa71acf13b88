// The drawings beside the rules stand at paragraphs that exist.
import { expect, test } from 'vitest';
import { rulesOf } from '../../../../web/tests/helper';
import { drawings } from '../drawings';

const list = (what: string) =>
  Array.from({ length: 8 }, (_, at) => ({ name: `${what}-${at}`, kind: at % 2 ? 'routine' : 'case-study' }));
const SHEET = {
  ...Object.fromEntries(
    ['tiles', 'research', 'treatises', 'clients', 'layers', 'latent', 'manifest', 'goals', 'room-cards'].map((what) => [
      what,
      list(what),
    ]),
  ),
  table: { actions: list('action') },
  city: { locations: list('location'), 'location-tiles': list('cover') },
  id: { tiles: list('id-tile'), overlays: list('overlay') },
};

test('every drawing has its paragraph', () => {
  const rules = new Set([...rulesOf('unconscious-mind'), ...rulesOf('unconscious-mind', 'unconscious-mind-solo')]);
  const found = Object.entries(drawings(SHEET));
  expect(found.length).toBeGreaterThan(15);
  for (const [rule, names] of found) {
    expect([rule, rules.has(rule)]).toEqual([rule, true]);
    expect([rule, names.length > 0 && names.every(Boolean)]).toEqual([rule, true]);
  }
});
