// SHA-256 (FIPS 180-4). The browser's own is only there for pages that came by https, which a table
// in the home network does not; so the page brings a small one, tried against another in the tests.

const isPrime = (number: number, primes: readonly number[]) => primes.every((prime) => number % prime !== 0);

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) if (isPrime(number, primes)) primes.push(number);
  return primes;
}

/** The first 32 bits of what stands behind the point. */
const fraction = (root: number) => Math.floor((root % 1) * 2 ** 32);
const START = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));
const K = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The 64 words of a block of 64 bytes. */
function schedule(words: Uint32Array, bytes: DataView, at: number): void {
  for (let i = 0; i < 16; i += 1) words[i] = bytes.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16]! + low + words[i - 7]! + high;
  }
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + K[i]! + words[i]!) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = state[at]! + word));
}

/** The text with a one, noughts and its length in bits behind it, to whole blocks. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

export function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const view = padded(joined(parts));
  const [state, words] = [START.slice(), new Uint32Array(64)];
  for (let at = 0; at < view.byteLength; at += 64) {
    schedule(words, view, at);
    mix(state, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => found.setUint32(4 * at, word));
  return new Uint8Array(found.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes as lower-case hexadecimal digits, and back; null for anything else. */
export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export function unhex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
