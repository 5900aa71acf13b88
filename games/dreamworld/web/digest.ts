// The components that stand beside the paragraphs of the rules, with their pictures.
import Picture from './Picture.svelte';

export { drawings } from './drawings';
export { Picture };
