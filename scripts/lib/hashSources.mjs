import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const listFiles = (path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
};

/** One hash over paths and contents; tests are left out, they are not part of what is built. */
export const hashSources = (paths, extra = '') => {
  const hash = createHash('sha1').update(extra);
  for (const file of paths.flatMap(listFiles))
    if (!/\.test\.tsx?$/.test(file))
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};
