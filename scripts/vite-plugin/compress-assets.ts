import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /^assets\/.*\.(?:js|css)$/;

const brotli = (text: Buffer) =>
  promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
const gzipped = (text: Buffer) => promisify(gzip)(text, { level: 9 });

/**
 * Puts a compressed copy beside each script and style sheet: `.br`, and `.gz` for connections without TLS.
 * Only beside those with a hash in their names: a replacement of another file would leave stale copies behind.
 */
export function compressAssets(): Plugin {
  return {
    name: "app:compress",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const files = Object.keys(bundle).filter((name) => WORTH_IT.test(name));
      await Promise.all(files.map((name) => compress(path.join(dir, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  await Promise.all([
    brotli(text).then((copy) => writeFile(`${file}.br`, copy)),
    gzipped(text).then((copy) => writeFile(`${file}.gz`, copy)),
  ]);
}
