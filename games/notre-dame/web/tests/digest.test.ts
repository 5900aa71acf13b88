// The drawings beside the rules stand at paragraphs that exist, and show what is in the box.
import { expect, test } from 'vitest';
import { rulesOf } from '../../../../web/tests/helper';
import { drawings } from '../drawings';
import printed from './sheet.json';

test('every drawing has its paragraph and its component', () => {
  const found = Object.entries(drawings(printed));
  const rules = rulesOf('notre-dame');
  const known = JSON.stringify(printed);
  expect(found.length).toBeGreaterThan(9);
  for (const [rule, names] of found) {
    expect([rule, rules.has(rule)]).toEqual([rule, true]);
    expect([rule, names.length > 0 && names.length < 9]).toEqual([rule, true]);
    for (const name of names) expect([name, known.includes(`"${name}"`)]).toEqual([name, true]);
  }
});
