import { relative } from 'node:path';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// The mark of a component stands in every selector of its styles and in every element that they dress:
// it is as short as it can be. Two components with one mark would dress each other.
const LENGTH = 4;
const owners = new Map();

function cssHash({ hash, filename, css }) {
  const path = filename ? relative(import.meta.dirname, filename) : css;
  const mark = `s${hash(path).slice(-LENGTH)}`;
  const owner = owners.get(mark) ?? path;
  if (owner !== path) throw new Error(`${path} and ${owner} have the same mark ${mark}: make LENGTH longer.`);
  owners.set(mark, path);
  return mark;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
