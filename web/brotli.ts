// Beside every file of the page that shrinks by it lies the same file in Brotli, `<name>.br`: the
// server has no time for its best quality, and a browser has to fetch about an eighth less than in gzip.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|txt|webmanifest)$/;

/** Writes the smaller twin of a file, if it is smaller. */
async function shrink(path: string): Promise<void> {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const small = brotliCompressSync(plain, { params });
  if (small.length < plain.length) await writeFile(`${path}.br`, small);
}

let folder = '';

export const brotli: Plugin = {
  name: 'brotli',
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
