// What home shows to those who come back, in one file of its own.
export { default as Finished } from './Finished.svelte';
export { default as Others } from './Others.svelte';
export { default as YourMove } from './YourMove.svelte';
