import { expect, test } from 'vitest';
import type { Question } from '$web/protocol';
import { tabOf } from '../answer/tabs';

test('a question of Unconscious Mind opens where its pieces lie', () => {
  const tab = (name: string) => tabOf({ question: { name } as Question });
  expect([tab('point'), tab('bonus'), tab('walk'), tab('generate'), tabOf({})]).toEqual([
    'table',
    'city',
    'city',
    'mine',
    'mine',
  ]);
});
