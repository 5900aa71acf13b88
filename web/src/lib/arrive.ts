// Who comes by the address of the plain page of before wants words instead of drawings.
import { settings } from './settings.svelte';

/** The address behind the mark of the plain page, or the same without the wish for words. */
export function placeOf({ pathname, hash }: { pathname: string; hash: string }): string {
  return hash.startsWith('#/') ? hash.slice(1) : pathname + hash;
}

if (new URLSearchParams(location.search).has('text')) {
  settings.choose({ textTable: true });
  history.replaceState(null, '', placeOf(location));
}
