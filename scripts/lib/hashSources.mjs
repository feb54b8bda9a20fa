import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const isTest = (name) => /\.test\.tsx?$/.test(name);

const filesWithin = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesWithin(path) : path;
    });

const listFiles = (path) => {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isDirectory() ? filesWithin(path) : [path];
};

const hashFiles = (paths, extra, told) => {
  const hash = createHash('sha1').update(extra);
  for (const file of paths.flatMap(listFiles))
    if (!isTest(file)) hash.update(`\0${file}\0`).update(told(join(root, file)));
  return hash.digest('hex');
};

const timesOf = (file) => {
  const { size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return `${size} ${mtimeNs} ${ctimeNs}`;
};

/** A hash over paths and contents; tests are left out, they are not part of what is built. */
export const hashSources = (paths, extra) => hashFiles(paths, extra, (file) => readFileSync(file));

/** The same over when they were last written, which takes a fraction of reading them all. */
export const hashSourceTimes = (paths, extra) => hashFiles(paths, extra, timesOf);
