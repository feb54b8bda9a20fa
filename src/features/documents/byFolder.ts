/** Rows in the folders where they lie, in the order in which they come. */
export function byFolder<Row extends { folder: string }>(rows: readonly Row[]): [string, Row[]][] {
  const folders = new Map<string, Row[]>();
  for (const row of rows) folders.set(row.folder, [...(folders.get(row.folder) ?? []), row]);
  return [...folders];
}
