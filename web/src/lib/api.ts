// The server over HTTP.
import type { Fault } from '../protocol';
import { texts } from './i18n.svelte';

/** The server said no, with its reason. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.phrase.key);
  }
}

/** The server could not be reached, or did not answer. */
export class Unreachable extends Error {}

export type Method = 'GET' | 'POST' | 'DELETE';

interface Ask {
  body?: unknown;
  signal?: AbortSignal;
}

async function ask(method: Method, path: string, { body, signal }: Ask): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin', signal: signal ?? null };
  if (method !== 'GET') init.headers = { 'content-type': 'application/json' };
  if (body !== undefined) init.body = JSON.stringify(body);
  try {
    return await fetch(path, init);
  } catch {
    throw new Unreachable(path);
  }
}

async function faultOf(response: Response): Promise<Fault> {
  const fallback: Fault = { code: 'internal', phrase: { key: 'fault-internal' } };
  try {
    const read: unknown = await response.json();
    const isFault = typeof read === 'object' && read !== null && 'phrase' in read;
    return isFault ? (read as Fault) : fallback;
  } catch {
    return fallback;
  }
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const gone = response.status === 502 || response.status === 503 || response.status === 504;
  if (gone) throw new Unreachable(response.url);
  const fault = await faultOf(response);
  // The words for faults are fetched with the first one; that nobody is signed in is said on every
  // first visit and has its words from the start.
  if (fault.code !== 'signed-out') await texts.also('faults').catch(() => undefined);
  throw new Refused(fault, response.status);
}

/** Asks for a JSON value. */
export async function json<T>(method: Method, path: string, how: Ask = {}): Promise<T> {
  const response = await checked(await ask(method, path, how));
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Asks for a text. */
export async function text(path: string): Promise<string> {
  return (await checked(await ask('GET', path, {}))).text();
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  json<T>('GET', path, signal ? { signal } : {});
export const post = <T>(path: string, body?: unknown): Promise<T> => json<T>('POST', path, { body });
