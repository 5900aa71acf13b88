// What a browser keeps of the page, when a newer version comes, and what it remembers of seals.
import { describe, expect, test } from 'vitest';
import { isQuiet } from '../src/lib/fresh.svelte';
import { newKey } from '../src/lib/key';
import { withSeal } from '../src/lib/seals';
import { isAsset, isAway, kindOf, outdated, policyOf, spoken } from '../src/worker/kinds';

const HERE = 'https://play.example.org';
const asked = (path: string, mode = 'no-cors', method = 'GET') => kindOf({ method, mode, url: HERE + path }, HERE);

describe('the worker', () => {
  test('keeps files that are named by their contents', () => {
    expect(asked('/assets/index-Bly0J7Oe.js')).toBe('asset');
    expect(asked('/assets/forum-basic-D0905xCT.woff2', 'cors')).toBe('asset');
  });

  test.each([
    '/api/games',
    '/api/tables/abc/record',
    '/api/assets/x-12345678.js',
    '/sw.js',
    '/icon.svg',
    '/assets/index.js',
    '/assets/index-Bly0J7Oe.js?token=1',
    '/assets/../api/me-12345678.js',
    '/manifest-en.webmanifest',
  ])('keeps nothing of %s', (path) => {
    expect(asked(path)).toBe('other');
    expect(isAsset(HERE + path, HERE)).toBe(false);
  });

  test('touches nothing that is not of this server, and nothing that is sent', () => {
    expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://x.org/assets/index-Bly0J7Oe.js' }, HERE)).toBe('other');
    expect(asked('/assets/index-Bly0J7Oe.js', 'cors', 'POST')).toBe('other');
  });

  test('answers for pages alone when the server is away', () => {
    expect(['/', '/table/abc', '/join/amcut7', '/rules'].map((path) => asked(path, 'navigate'))).toEqual(
      Array(4).fill('page'),
    );
    expect(asked('/api/tables/abc/record', 'navigate')).toBe('other');
    expect([200, 404, 502, 503, 504].map(isAway)).toEqual([false, false, true, true, true]);
  });

  test('leaves the caches of others, its own and the one before', () => {
    expect(outdated(['other', 'mittwoch-1', 'mittwoch-2', 'mittwoch-3'], 'mittwoch-3')).toEqual(['mittwoch-1']);
    expect(outdated(['mittwoch-3'], 'mittwoch-3')).toEqual([]);
  });

  test('is as strict as the server, and speaks the language of the browser', () => {
    expect(policyOf('play.example.org')).toContain("connect-src 'self' ws://play.example.org wss://play.example.org;");
    expect(spoken(['de-AT', 'pl-PL', 'en'], ['en', 'fr', 'pl', 'ru'])).toBe('pl');
    expect(spoken(['de'], ['en', 'fr'])).toBe('en');
  });
});

test('a newer version comes by itself only when nobody looks and nothing is asked or written', () => {
  const free = { asked: false, writing: false, holding: false };
  expect(isQuiet(true, free)).toBe(true);
  expect(isQuiet(false, free)).toBe(false);
  for (const busy of ['asked', 'writing', 'holding']) expect(isQuiet(true, { ...free, [busy]: true })).toBe(false);
});

test('a seal that was seen first stays, and old ones go', () => {
  const once = withSeal([], 'a', 'first');
  expect(withSeal(once, 'a', 'another')).toBe(once);
  let many = once;
  for (let at = 0; at < 80; at += 1) many = withSeal(many, `t${at}`, 's');
  expect([many.length, many.some(([id]) => id === 'a')]).toEqual([60, false]);
});

test('keys of commands are random UUIDs, also without https', () => {
  const keys = Array.from({ length: 50 }, newKey);
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(key))).toBe(
    true,
  );
});
