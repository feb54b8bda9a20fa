import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const kinds = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest']);
const SMALLEST = 1024;

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

const gzipBest = (bytes) => toGzip(bytes, { level: 9 });
const brotliBest = (bytes) =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Puts a .gz and a .br beside each text that is worth it; pages are left out, each answer changes them. */
export const precompress = async (folder) => {
  const files = readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => kinds.has(extname(file)) && statSync(file).size > SMALLEST);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const [small, smaller] = await Promise.all([gzipBest(bytes), brotliBest(bytes)]);
      writeFileSync(`${file}.gz`, small);
      writeFileSync(`${file}.br`, smaller);
    }),
  );
};
