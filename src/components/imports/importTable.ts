import type { ImportRow, ImportRun } from '@/services/imports/importHooks';

/** The key of the column with the row's number in the file, and of faults that belong to no cell in particular. */
export const rowKey = '';

/** The width of the column of the row's number, beside which the next one stays. */
export const numberWidth = 72;

/** A cell is found by the row of the spreadsheet and the datum. */
export interface CellAt {
  number: number;
  key: string;
}

/** The columns that the file has: the one that says whose row it is comes first, for it stays in sight. */
export function shownColumns({ columns }: Pick<ImportRun, 'columns'>): ImportRun['columns'] {
  const shown = columns.filter(({ source }) => source !== null);
  const [first] = shown.filter(({ required }) => required);
  return first ? [first, ...shown.filter((column) => column !== first)] : shown;
}

/** The wrong cells in the order in which they are read; what is about none of them is at the row's number. */
export function wrongCells(rows: readonly ImportRow[], keys: readonly string[]): CellAt[] {
  return rows.flatMap(({ number, errors }) => {
    const wrong = new Set(
      errors.map(({ column }) => (column !== null && keys.includes(column) ? column : rowKey)),
    );
    return [rowKey, ...keys].filter((key) => wrong.has(key)).map((key) => ({ number, key }));
  });
}

const isAt = (one: CellAt, other: CellAt | null) =>
  one.number === other?.number && one.key === other.key;

/** The wrong cell after, or before, the one that is at hand; null beyond the last of them. */
export function stepToWrong(
  wrong: readonly CellAt[],
  keys: readonly string[],
  at: CellAt | null,
  step: 1 | -1,
): CellAt | null {
  if (!at) return (step === 1 ? wrong[0] : wrong.at(-1)) ?? null;
  const here = wrong.findIndex((one) => isAt(one, at));
  if (here >= 0) return wrong[here + step] ?? null;
  const order = [rowKey, ...keys];
  const place = ({ number, key }: CellAt) => number * 1000 + order.indexOf(key);
  const ordered = step === 1 ? wrong : [...wrong].reverse();
  return ordered.find((one) => (place(one) - place(at)) * step > 0) ?? null;
}

/** Where an arrow leads from a cell; the same cell at the edge. */
export function moveCell(
  rows: readonly ImportRow[],
  keys: readonly string[],
  { number, key }: CellAt,
  [down, right]: readonly [number, number],
): CellAt {
  const order = [rowKey, ...keys];
  const clamp = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));
  const row = clamp(rows.findIndex((one) => one.number === number) + down, rows.length);
  const column = clamp(order.indexOf(key) + right, order.length);
  return { number: rows[row]?.number ?? number, key: order[column] ?? key };
}
