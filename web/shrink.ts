// Beside every file of the page that shrinks lies the same file in Brotli and in gzip, `<name>.br` and
// `<name>.gz`: the server has no time for the best quality, a browser has to fetch about an eighth less
// in Brotli, and the program holds the short forms instead of the long one.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|txt|webmanifest)$/;

/** Writes the smaller twins of a file: both, if both are smaller. */
async function shrink(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [brotli, gzip] = [brotliCompressSync(plain, { params }), gzipSync(plain, { level: 9 })];
  if (Math.max(brotli.length, gzip.length) >= plain.length) return;
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzip)]);
}

let folder = '';

export const shrunk: Plugin = {
  name: 'shrunk',
  apply: 'build',
  configResolved(config) {
    folder = config.build.outDir;
  },
  async closeBundle() {
    const files = await readdir(folder, { recursive: true });
    const texts = files.filter((name) => TEXT.test(name));
    await Promise.all(texts.map((name) => shrink(join(folder, name))));
  },
};
