import { fold } from './fold';
import type { ImportColumn } from './importDefinition';

/** This finds the column of each datum in the file, by its title; the first of two alike wins. */
export function matchHeaders(
  columns: readonly ImportColumn[],
  headers: readonly string[],
): Record<string, number> {
  const titles = headers.map(fold);
  const mapping: Record<string, number> = {};
  for (const { key, label, aliases = [] } of columns) {
    const known = new Set([key, label, ...aliases].map(fold));
    const at = titles.findIndex((title) => known.has(title));
    if (at >= 0) mapping[key] = at;
  }
  return mapping;
}
