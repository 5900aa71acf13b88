// Guided first games: which moment comes when, where the card stands, and that every text is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Offer } from '../src/protocol';
import {
  back,
  BEGINNING,
  due,
  earlier,
  holds,
  onward,
  open,
  pointed,
  proposed,
  read,
  skip,
  type Lesson,
  type LessonSight,
} from '../src/teach/course';
import { apart, overlap, placed, pointer, shift } from '../src/teach/place';
import { LANGS } from '../src/lib/words';
import { GAMES } from './helper';

const offer = (action: string): Offer => ({
  action,
  phrase: { key: 'x' },
  group: 'x',
  pieces: [],
  free: false,
  undoable: true,
});
const sight = (round: number, question = 'play', answers = round * 10): LessonSight => ({
  view: { round, players: [{ rat: 5, rows: [[6], [5, 5]] }] },
  question,
  offers: [offer('a'), offer('b')],
  answers,
});
const lesson: Lesson = {
  minutes: 1,
  moments: [
    { key: 'goal' },
    { key: 'first', when: { question: ['play'] }, late: { facts: [{ at: '/round', least: 2 }] }, answers: ['b', 'z'] },
    { key: 'second', when: { facts: [{ at: '/round', is: 2 }] }, late: { facts: [{ at: '/round', least: 3 }] } },
    { key: 'end' },
  ],
};
const keyOf = (at: number | null) => (at === null ? null : lesson.moments[at]?.key);

describe('a condition', () => {
  test('reads the view by pointer, and counts lists', () => {
    expect(pointed(sight(1).view, '/players/0/rat')).toBe(5);
    expect(pointed(sight(1).view, '/players/7/rat')).toBeUndefined();
    const fact = (at: string, more: object) => holds({ facts: [{ at, ...more }] }, sight(1));
    expect(fact('/players/0/rows/1', { is: [5, 5] })).toBe(true);
    expect(fact('/players/0/rows/1', { is: [5] })).toBe(false);
    expect(fact('/players/0/rows', { least: 2, most: 2 })).toBe(true);
    expect(fact('/nothing', { least: 0 })).toBe(false);
  });

  test('names questions and answers', () => {
    expect(holds({ question: ['draw'] }, sight(1))).toBe(false);
    expect(holds({ offered: ['z', 'a'] }, sight(1))).toBe(true);
    expect(holds({ offered: ['z'] }, sight(1))).toBe(false);
  });
});

describe('a course', () => {
  test('shows one card after the other, and the last when nothing else can come', () => {
    let course = onward(lesson, BEGINNING, sight(1));
    expect(keyOf(open(course, sight(1))?.at ?? null)).toBe('goal');
    course = onward(lesson, read(course), sight(1));
    expect(keyOf(open(course, sight(1))?.at ?? null)).toBe('first');
    // An answer was given: the card is behind us, whatever was answered.
    course = onward(lesson, course, sight(1, 'play', 11));
    expect(open(course, sight(1, 'play', 11))).toBeNull();
    course = onward(lesson, course, sight(2));
    expect(keyOf(open(course, sight(2))?.at ?? null)).toBe('second');
    course = onward(lesson, read(course), sight(2));
    expect(keyOf(open(course, sight(2))?.at ?? null)).toBe('end');
  });

  test('passes over what is too late', () => {
    const course = read(onward(lesson, BEGINNING, sight(3)));
    expect(keyOf(due(lesson, course, sight(3)))).toBe('end');
  });

  test('goes back with the answers, and skips for good', () => {
    const first = onward(lesson, read(onward(lesson, BEGINNING, sight(1))), sight(1));
    const later = onward(lesson, first, sight(2));
    expect(later.steps).toHaveLength(3);
    expect(back(later, 10).steps).toEqual(first.steps);
    const before = earlier(later, sight(2));
    expect(before?.steps.at(-1)).toEqual({ at: 1, answers: 10, read: false });
    expect(earlier({ ...BEGINNING, steps: [{ at: 0, answers: 10, read: false }] }, sight(1))).toBeNull();
    const skipped = onward(lesson, skip(first), sight(1));
    expect(open(skipped, sight(1))).toBeNull();
    expect(skipped.skipped).toEqual([1]);
  });

  test('proposes the first answer that is offered, or whatever is', () => {
    const [, first] = lesson.moments;
    expect(first && proposed(first, sight(1).offers)?.action).toBe('b');
    expect(first && proposed({ ...first, answers: ['z'] }, sight(1).offers)?.action).toBe('a');
    expect(proposed({ key: 'read' }, sight(1).offers)).toBeNull();
  });
});

describe('the card', () => {
  const room = { x: 10, y: 60, width: 1340, height: 580 };
  const size = { width: 404, height: 330 };

  test('never covers what it points at, and points at it', () => {
    for (const target of [
      { x: 20, y: 80, width: 300, height: 200 },
      { x: 600, y: 250, width: 160, height: 160 },
      { x: 1200, y: 500, width: 120, height: 120 },
    ]) {
      const card = { ...placed(size, room, target, [{ box: target, weight: 50 }]), ...size };
      expect(overlap(card, target)).toBe(0);
      expect(apart(card, target)).toBeLessThan(60);
      expect(card.x >= 10 && card.y >= 60 && card.x + 404 <= 1350 && card.y + 330 <= 640).toBe(true);
    }
  });

  test('as a sheet leaves room above it, into which the page is moved', () => {
    const free = { top: 0, bottom: 300 };
    const box = (y: number, height: number) => ({ x: 0, y, width: 60, height });
    expect(shift([box(40, 100)], free)).toBe(0);
    // In the middle of the room, all of them where they fit, the first ones where they do not.
    expect(shift([box(400, 100)], free)).toBe(300);
    expect(shift([box(400, 100), box(520, 80)], free)).toBe(350);
    expect(shift([box(400, 100), box(900, 80)], free)).toBe(300);
    expect(shift([box(-200, 100)], free)).toBe(-300);
    // What is higher than the room is seen from its top on.
    expect(shift([box(500, 600)], free)).toBe(490);
    expect(shift([], free)).toBe(0);
  });

  test('has a pointer only where there is a way', () => {
    const card = { x: 100, y: 100, width: 400, height: 300 };
    expect(pointer(card, { x: 600, y: 200, width: 50, height: 50 })).toMatch(/ 604,225 /);
    expect(pointer(card, { x: 480, y: 200, width: 50, height: 50 })).toBeNull();
    expect(pointer(card, { x: 1200, y: 200, width: 50, height: 50 })).toBeNull();
  });
});

const root = new URL('../..', import.meta.url).pathname;
const taught = GAMES.filter((game) => existsSync(join(root, 'games', game, 'teach/lesson.json')));

describe.each(taught)('the lesson of %s', (game) => {
  const folder = join(root, 'games', game, 'teach');
  const text = (lang: string) => readFileSync(join(folder, `${lang}.ftl`), 'utf8');
  const keys = (lang: string) => [...text(lang).matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key ?? '');
  const written = JSON.parse(readFileSync(join(folder, 'lesson.json'), 'utf8')) as Lesson;
  const prefix = /^prefix = "(.*)"$/m.exec(readFileSync(join(root, 'games', game, 'game.toml'), 'utf8'))?.[1];

  test('has a title and a text for each moment, in four languages, and nothing else', () => {
    const wanted = written.moments.flatMap(({ key }) => [`${prefix}-teach-${key}`, `${prefix}-teach-${key}-text`]);
    for (const lang of LANGS) expect([lang, keys(lang)]).toEqual([lang, wanted]);
  });

  test('has some fifteen moments, each only once, and all but the last can be too late', () => {
    const names = written.moments.map(({ key }) => key);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(14);
    expect(written.moments.slice(0, -1).filter(({ late }) => !late)).toEqual([]);
    expect(written.moments.at(-1)?.late).toBeUndefined();
  });

  test('draws what it names', () => {
    const drawings = readFileSync(join(root, 'games', game, 'web/teach/Drawing.svelte'), 'utf8');
    const named = written.moments.flatMap(({ drawing }) => drawing ?? []);
    expect(named.filter((name) => !drawings.includes(`${name}: {`))).toEqual([]);
  });
});
