// The check in the page: the vectors of docs/record.md, whole records of every game, and each way of
// altering one.
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { block, commitmentOf, Dice, keyOf } from '../src/proof/chance';
import { check, type Counted, type Known, Wrong } from '../src/proof/check';
import { hex, sha256, unhex, utf8 } from '../src/proof/sha256';
import { GAMES } from './helper';

const root = new URL('../..', import.meta.url).pathname;
const folder = (game: string) => join(root, 'games', game, 'docs/examples');
const examples = GAMES.flatMap((game) => readdirSync(folder(game)).map((file) => join(folder(game), file)));

type Fields = Record<string, unknown>;
const read = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Fields);

/** Writes lines with checks that fit, as somebody would who alters a record with care. */
function sealed(lines: readonly Fields[]): string {
  let before = '';
  const written = lines.map(({ check: _, ...rest }) => {
    before = createHash('sha256')
      .update(before + JSON.stringify(rest))
      .digest('hex')
      .slice(0, 16);
    return JSON.stringify({ ...rest, check: before });
  });
  return `${written.join('\n')}\n`;
}

function knownOf(text: string): Known {
  const lines = read(text);
  return { commitment: lines[0]!['commitment'], outcome: lines.at(-1)!['outcome'] } as Known;
}

function run(text: string, known: Known): Counted {
  const steps = check(text, known);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What is refused, and in which line. */
function fault(text: string, known: Known): [number, string] | null {
  try {
    run(text, known);
    return null;
  } catch (error) {
    if (error instanceof Wrong) return [error.line, error.what];
    throw error;
  }
}

describe('the tools', () => {
  test('make the digests that Node makes', () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
      const bytes = randomBytes(length);
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
    expect(hex(sha256(utf8('a'), utf8('bc')))).toBe(hex(sha256(utf8('abc'))));
    expect([unhex('0aff'), unhex('0AFF'), unhex('abc')]).toEqual([Uint8Array.of(10, 255), null, null]);
  });

  test('yield the vectors of the document', () => {
    const zero = new Uint8Array(32);
    const words = [...block(zero, 0).slice(0, 4)].map((word) => word.toString(16));
    expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
    const dice = new Dice(zero);
    expect(Array.from({ length: 8 }, () => dice.below(66))).toEqual([42, 18, 0, 65, 17, 30, 14, 35]);
    expect(dice.position).toBe(8);
    expect(commitmentOf(zero)).toBe('eeb8de6123902786e3d704cca833e5e3469d0b6fa1ce4d0ebd9be9e02a388f36');
    expect(hex(keyOf(zero, ['salt']))).toBe('850347d00ce5b22d234828b96486c318de4434b95eb570cd43dc135583d22d15');
  });
});

describe.each(examples)('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const known = knownOf(text);
  const altered = (change: (lines: Fields[]) => void): string => {
    const lines = read(text);
    change(lines);
    return sealed(lines);
  };
  const drawn = read(text).findIndex((line, at) => at > 1 && 'draws' in line);

  test('is right from the first line to the last', () => {
    const found = run(text, known);
    expect(found.lines).toBe(read(text).length);
    expect(found.draws).toBeGreaterThan(3);
    expect(found.numbers).toBeGreaterThan(found.draws);
    expect(sealed(read(text))).toBe(text);
  });

  test('is refused with a changed line', () => {
    const lines = text.split('\n');
    lines[3] = lines[3]!.replace('"seat":0', '"seat":1');
    if (lines[3] === text.split('\n')[3]) lines[3] = lines[3].replace('"seat":1', '"seat":0');
    expect(fault(lines.join('\n'), known)).toEqual([4, 'broken-chain']);
  });

  test('is refused with a line that hides something between the signs', () => {
    const lines = text.split('\n');
    lines[3] = lines[3]!.replace('"seq":2', '"seq":9,"seq":2');
    expect(fault(lines.join('\n'), known)).toEqual([4, 'unreadable']);
  });

  test('is refused with lines in another order, with or without checks that fit', () => {
    const lines = text.split('\n');
    [lines[3], lines[4]] = [lines[4]!, lines[3]!];
    expect(fault(lines.join('\n'), known)).toEqual([4, 'broken-chain']);
    const swapped = altered((all) => ([all[3], all[4]] = [all[4]!, all[3]!]));
    expect(fault(swapped, known)).toEqual([4, 'wrong-order']);
  });

  test('is refused with a line too few, or cut off', () => {
    expect(
      fault(
        altered((all) => all.splice(4, 1)),
        known,
      )?.[1],
    ).toBe('wrong-order');
    expect(
      fault(
        altered((all) => all.pop()),
        known,
      )?.[1],
    ).toBe('cut-off');
    expect(fault(text.slice(0, -20), known)).not.toBeNull();
  });

  test('is refused with a changed draw, even where every check fits', () => {
    const swap = (list: unknown[]) => ([list[0], list[1]] = [list[1], list[0]]);
    const other = altered((all) => {
      const draw = (all[1]!['draws'] as Fields[]).find(({ got }) => (got as string[]).length > 1)!;
      swap(draw['got'] as string[]);
    });
    expect(fault(other, known)).toEqual([2, 'wrong-draw']);
    const later = altered((all) => {
      const [draw] = all[drawn]!['draws'] as Fields[];
      draw!['at'] = (draw!['at'] as number) + 1;
    });
    expect(fault(later, known)).toEqual([drawn + 1, 'wrong-draw']);
    const other2 = altered((all) => {
      const [draw] = all[drawn]!['draws'] as [{ numbers: number[]; got: string[]; from: string[] }];
      draw.numbers[0] = (draw.numbers[0]! + 1) % draw.from.length;
      draw.got[0] = draw.from[draw.numbers[0]]!;
    });
    expect(fault(other2, known)).toEqual([drawn + 1, 'wrong-draw']);
  });

  test('is refused with another seed, another seal or another word of a player', () => {
    const last = read(text).length;
    const seed = hex(randomBytes(32));
    expect(
      fault(
        altered((all) => (all.at(-1)!['seed'] = seed)),
        known,
      ),
    ).toEqual([last, 'wrong-seed']);
    const both = altered((all) => {
      all.at(-1)!['seed'] = seed;
      all[0]!['commitment'] = commitmentOf(unhex(seed)!);
    });
    expect(fault(both, known)).toEqual([1, 'other-seal']);
    expect(
      fault(
        altered((all) => (all[0]!['entropy'] = ['another word'])),
        known,
      ),
    ).toEqual([2, 'wrong-draw']);
  });

  test('is refused with another outcome than the table shows', () => {
    const won = altered((all) => ((all.at(-1)!['outcome'] as Known['outcome']).scores[0]! += 1));
    expect(fault(won, known)).toEqual([read(text).length, 'other-outcome']);
  });
});
