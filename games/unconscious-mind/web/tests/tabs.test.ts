import { expect, test } from 'vitest';
import { tabOf } from '../tabs';

test('a question of Unconscious Mind opens where its pieces lie', () => {
  const view = {
    spaces: [{ name: 's1' }], tiles: [{ shown: ['aviary', null] }], 'shown-clients': [null],
    'shown-manifest': [], 'shown-research': [], locations: [{ location: 'opera' }],
    districts: [{ colour: 'red' }], treatises: [], goals: [{ name: 'three-ideas' }],
  };
  const tab = (...pieces: string[]) => tabOf({ view, offers: [{ pieces, free: false } as never] });
  expect([tab('s1', 'move-freud'), tab('opera-top'), tab('red-4'), tab('reserve'), tab()]).toEqual(
    ['table', 'city', 'city', 'mine', 'mine']);
});
