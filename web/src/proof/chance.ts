// The luck of a match as `docs/record.md` says it to the bit: seed, commitment, key, and the numbers
// of a ChaCha20 stream.
import { hex, sha256, utf8 } from './sha256';

/** What bound the seed before the match began. */
export const commitmentOf = (seed: Uint8Array): string => hex(sha256(utf8('mittwoch commitment'), seed));

/** The length of a text as a little-endian number of 64 bits, and the text. */
function measured(text: string): Uint8Array[] {
  const bytes = utf8(text);
  const length = new DataView(new ArrayBuffer(8));
  length.setBigUint64(0, BigInt(bytes.length), true);
  return [new Uint8Array(length.buffer), bytes];
}

/** The key of the dice: the seed with what players added after the commitment. */
export const keyOf = (seed: Uint8Array, entropy: readonly string[]): Uint8Array =>
  sha256(utf8('mittwoch key'), seed, ...entropy.flatMap(measured));

const turned = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const step = (one: number, other: number, to: number, by: number) => {
    x[one] = x[one]! + x[other]!;
    x[to] = turned(x[to]! ^ x[one]!, by);
  };
  step(a, b, d, 16);
  step(c, d, b, 12);
  step(a, b, d, 8);
  step(c, d, b, 7);
}

/** One block of ChaCha20: 16 words; a counter of 64 bits, a nonce of zero. */
export function block(key: Uint8Array, counter: number): Uint32Array {
  const bytes = new DataView(key.buffer, key.byteOffset, 32);
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let at = 0; at < 8; at += 1) start[4 + at] = bytes.getUint32(4 * at, true);
  start.set([counter % 2 ** 32, Math.floor(counter / 2 ** 32)], 12);
  const x = start.slice();
  for (let twice = 0; twice < 10; twice += 1) {
    for (let at = 0; at < 4; at += 1) quarter(x, at, 4 + at, 8 + at, 12 + at);
    for (let at = 0; at < 4; at += 1) quarter(x, at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
  }
  return x.map((word, at) => word + start[at]!);
}

/** The numbers of a match, one after the other. */
export class Dice {
  /** How many random words were used. */
  position = 0;
  private words = new Uint32Array(16);

  constructor(private readonly key: Uint8Array) {}

  /** A number below a bound: words that would make some numbers likelier are passed over. */
  below(bound: number): number {
    const usable = Math.floor(2 ** 32 / bound) * bound;
    for (;;) {
      const word = this.next();
      if (word < usable) return word % bound;
    }
  }

  private next(): number {
    const place = this.position % 16;
    if (place === 0) this.words = block(this.key, this.position / 16) as Uint32Array<ArrayBuffer>;
    this.position += 1;
    return this.words[place]!;
  }
}
