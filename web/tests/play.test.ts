// Intentions and preferences: what is picked and chosen when a new question arrives.
import { beforeEach, expect, test, vi } from 'vitest';
import type { Command, Offer, Snapshot } from '../src/protocol';

vi.stubGlobal('location', { pathname: '/', hash: '', protocol: 'http:', host: 'x' });
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});
vi.stubGlobal('WebSocket', class {});
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('fetch', () => new Promise(() => {}));

// What the page needs of a browser stands ready before it is loaded.
const { Play } = await import('../src/lib/play.svelte');

const offer = (action: string, group: string, ...pieces: string[]): Offer => ({
  action,
  group,
  pieces,
  phrase: { key: action },
  free: false,
  undoable: true,
});
const asking = (seq: number, ...offers: Offer[]): Snapshot =>
  ({
    seq,
    offers,
    answers: seq,
    seat: 0,
    why_not: [],
    log: { from: 0, told: [] },
    question: { name: 'q', phrase: { key: 'q' }, rule: 'X-1', shape: 'pick-one' },
  }) as unknown as Snapshot;
const turn = (seq: number) => asking(seq, offer('state', 'state', 's1', 's2'), offer('recall', 'recall', 's9'));
const point = (seq: number) => asking(seq, offer('s1 a', 'point', 's1', 'a'), offer('s1 b', 'point', 's1', 'b'));

const sent: Command[] = [];
function table() {
  const play = new Play('t');
  play.wishes = { carried: ['state'] };
  play.send = (command) => void sent.push(command);
  return {
    play,
    hear: (snapshot: Snapshot) => {
      play.live.take(snapshot);
      play.begin();
    },
  };
}
beforeEach(() => void (sent.length = 0));

test('a piece that gives an answer is picked again in the question that follows', () => {
  const { play, hear } = table();
  hear(turn(1));
  play.pick('s1');
  expect(sent).toEqual([{ do: 'answer', seq: 1, action: 'state' }]);
  hear(turn(1)); // The same moment once more: nothing follows yet.
  hear(point(2));
  expect(play.picked).toEqual(['s1']);
  expect(play.candidates.length).toBe(2);
  expect(sent.length).toBe(1);
});

test('taking back undoes one answer, and what was meant is forgotten', () => {
  const { play, hear } = table();
  hear(turn(1));
  play.pick('s1');
  hear(point(2));
  play.undo();
  expect(sent.at(-1)).toEqual({ do: 'undo', seq: 2 });
  hear(turn(3));
  expect([play.picked, play.chosen]).toEqual([[], null]);
});

test('what was meant and is not asked about is dropped', () => {
  const { play, hear } = table();
  hear(turn(1));
  const [state] = play.offers;
  play.intend(state!, ['s2', 's1']);
  hear(point(2));
  expect(play.picked).toEqual(['s1']);
});

test('groups that are not carried leave nothing picked', () => {
  const { play, hear } = table();
  hear(asking(1, offer('recall', 'recall', 's1')));
  play.pick('s1');
  hear(point(2));
  expect(play.picked).toEqual([]);
});

test('the preferred answer is chosen and not sent', () => {
  const { play, hear } = table();
  play.wishes = { prefer: ({ offers }) => offers[1] ?? null };
  hear(asking(1, offer('a', 'pay', 'p'), offer('b', 'pay', 'q')));
  expect([play.chosen?.action, play.light('q'), sent.length]).toEqual(['b', 'selected', 0]);
  play.pick('p');
  expect(sent).toEqual([{ do: 'answer', seq: 1, action: 'a' }]);
});

test('what is still rested on is looked at again when a new question comes', () => {
  vi.useFakeTimers();
  const { play, hear } = table();
  let held = true;
  hear(turn(1));
  play.hold({ offer: () => play.offers[1] ?? null, held: () => held });
  vi.advanceTimersByTime(200);
  expect(play.focused?.action).toBe('recall');
  hear(turn(2));
  expect(play.focused).toBe(null);
  vi.advanceTimersByTime(200);
  expect(play.focused?.action).toBe('recall');
  held = false;
  hear(turn(3));
  vi.advanceTimersByTime(200);
  expect(play.focused).toBe(null);
  vi.useRealTimers();
});
