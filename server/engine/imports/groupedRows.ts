import type { Candidate } from './importDefinition';

/** Adds a fault to a row, the first of each column alone. */
export function refuseCell(row: Candidate, column: string | null, message: string): void {
  if (!row.errors.some((one) => one.column === column)) row.errors.push({ column, message });
}

/** Rows that are one thing together, such as the lines of an order, by what they name it; a row without a name is in none. */
export function groupRows(
  rows: readonly Candidate[],
  nameOf: (row: Candidate) => string | null,
): Candidate[][] {
  const groups = new Map<string, Candidate[]>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name) groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  return [...groups.values()];
}

/** Reads facts of the whole and not of a line: said in its first row, and the same wherever they are said again. */
export function headsOf<const Key extends string>(
  group: readonly Candidate[],
  keys: readonly Key[],
  whole: string,
): Record<Key, string | null> {
  const said = Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, string | null>;
  const from: Partial<Record<string, number>> = {};
  for (const row of group) {
    for (const key of keys) {
      const value = row.values[key] ?? null;
      if (value === null) continue;
      if (said[key] === null) {
        said[key] = value;
        from[key] = row.number;
      } else if (said[key] !== value) {
        refuseCell(row, key, `No coincide con la fila ${from[key]}, que es ${whole}.`);
      }
    }
  }
  return said;
}

/** A group is written whole or not at all: a fault in one of its rows is said in the others. */
export function refuseWhole(group: readonly Candidate[], whole: string): void {
  const wrong = group.find(({ errors }) => errors.length > 0);
  if (!wrong) return;
  for (const row of group) {
    const message = `La fila ${wrong.number}, ${whole}, tiene errores.`;
    if (row.errors.length === 0) refuseCell(row, null, message);
  }
}
