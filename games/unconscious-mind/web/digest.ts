// The components that stand beside the paragraphs of the rules, with their pictures.
import Picture from './Drawing.svelte';

export { drawings } from './drawings';
export { Picture };
export const named = true;
