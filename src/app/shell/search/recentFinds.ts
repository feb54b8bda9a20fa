import type { SearchEntry } from './searchSections';

const MOST = 6;

let recent: readonly SearchEntry[] = [];

/** Kept while the page lives and by it alone: whom somebody looked for is not left on a device that others use too. */
export const recentFinds = {
  all: (): readonly SearchEntry[] => recent,
  add(entry: SearchEntry): void {
    recent = [entry, ...recent.filter(({ key }) => key !== entry.key)].slice(0, MOST);
  },
  clear(): void {
    recent = [];
  },
};
