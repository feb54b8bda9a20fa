import type { ImportColumn, ImportedRows } from './importDefinition';

type Columns = Pick<ImportedRows, 'columns' | 'titled'>;

/** The keys that the titles of a file stand for by themselves, as often as they do. */
export const titledKeys = ({ titled }: Columns, headers: readonly string[]): string[] =>
  headers.flatMap((title) => titled?.column(title)?.key ?? []);

/** All that a file may bring: what every file of its kind does, and what its own titles say. */
export function columnsIn(
  { columns, titled }: Columns,
  headers: readonly string[],
): readonly ImportColumn[] {
  const own = new Map<string, ImportColumn>();
  for (const title of headers) {
    const column = titled?.column(title);
    if (column && !own.has(column.key)) own.set(column.key, column);
  }
  return [...columns, ...own.values()];
}
