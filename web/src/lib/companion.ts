// The companion for cardboard on the table: what it was told travels in the address, and the page
// that asks comes from the folder of its game.
import type { Component } from 'svelte';
import type { GameInfo, Said, Situation, Statement } from '../protocol';

export interface CompanionModule {
  /** The whole page. */
  Companion: Component<{ game: GameInfo }>;
}

const MODULES = import.meta.glob<{ companion: CompanionModule }>('../../../games/*/web/companion/index.ts');

const placeOf = (game: string): string => `../../../games/${game}/web/companion/index.ts`;

/** Whether the folder of a game brings a companion. */
export const hasCompanion = (game: string): boolean => placeOf(game) in MODULES;

/** The companion of a game. */
export async function companionOf(game: string): Promise<CompanionModule | null> {
  const load = MODULES[placeOf(game)];
  return load ? (await load()).companion : null;
}

/** What is kept: the answers, and the pack from which components are picked. */
export interface Kept {
  situation: Situation;
  pack: string | null;
}

/** The form in which a situation is written. */
export const SITUATION = 1;

/** The longest fragment that is read; a long game has a twentieth of it. */
const LONGEST = 60_000;

async function through(bytes: BlobPart, stream: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(
    new Blob([bytes]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>),
  ).arrayBuffer();
}

/** Folds what is kept into a fragment of an address. */
export async function folded(kept: Kept): Promise<string> {
  const packed = new Uint8Array(await through(JSON.stringify(kept), new CompressionStream('deflate-raw')));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const plain = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${SITUATION}.${plain}`;
}

/** Why a fragment cannot be taken up: written by another version of the page, or broken. */
export type Damage = 'version' | 'damaged';

/** What an address holds: a game, nothing, or something that cannot be read. */
export async function readFragment(fragment: string): Promise<Kept | Damage | null> {
  if (fragment === '') return null;
  const found = await unfolded(fragment);
  if (found) return found;
  const version = /^(\d{1,4})\./.exec(fragment)?.[1];
  return version !== undefined && version !== String(SITUATION) ? 'version' : 'damaged';
}

/** Unfolds a fragment; whatever is not one of ours is nothing. */
export async function unfolded(fragment: string): Promise<Kept | null> {
  const [version, text] = fragment.split('.');
  if (version !== String(SITUATION) || !text || text.length > LONGEST) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    // A small text can be the fold of a very long one.
    if (plain.byteLength > 20 * LONGEST) return null;
    return sound(JSON.parse(new TextDecoder().decode(plain)));
  } catch {
    return null;
  }
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const isSaid = (value: unknown): value is Said =>
  typeof value === 'string' || Number.isSafeInteger(value) || isWords(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isStatement(value: unknown): value is Statement {
  return (
    isRecord(value) && typeof value.ask === 'string' && isRecord(value.say) && Object.values(value.say).every(isSaid)
  );
}

/** Checks what came from an address as if a stranger had sent it; the server does so again. */
export function sound(value: unknown): Kept | null {
  if (!isRecord(value) || !isRecord(value.situation)) return null;
  const { version, options, told } = value.situation;
  const pack = typeof value.pack === 'string' ? value.pack : null;
  if (version !== SITUATION || !isRecord(options) || !Array.isArray(told)) return null;
  if (!Object.values(options).every((option) => typeof option === 'string')) return null;
  if (!told.every(isStatement)) return null;
  return { situation: { version, options: options as Record<string, string>, told }, pack };
}
