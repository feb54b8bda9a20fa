import { basename, dirname } from 'node:path';

const byName = ([a], [b]) => (a < b ? -1 : 1);

const nested = (counts) => {
  const folders = {};
  for (const [file, count] of [...counts].toSorted(byName)) {
    const folder = dirname(file);
    folders[folder] ??= {};
    folders[folder][basename(file)] = count;
  }
  return Object.fromEntries(Object.entries(folders).toSorted(byName));
};

/**
 * How many a file has against how many it may have: the files over their ceiling, and the ceilings as low as
 * what was found. A ceiling never rises, so a file that is not listed may have none.
 */
export function weighComments(found, ceilings) {
  const ceilingOf = (file) => ceilings[dirname(file)]?.[basename(file)] ?? 0;
  const over = [...found]
    .map(([file, count]) => ({ file, count, ceiling: ceilingOf(file) }))
    .filter(({ count, ceiling }) => count > ceiling);
  const lower = [...found]
    .map(([file, count]) => [file, Math.min(count, ceilingOf(file))])
    .filter(([, count]) => count > 0);
  return { over, lowered: nested(lower) };
}
