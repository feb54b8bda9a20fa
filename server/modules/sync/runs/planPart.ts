import type { ImportRowNote } from '../../../db/schema/imports';
import type { Candidate } from '../../../engine/imports/importDefinition';
import type { CheckedSheet } from '../checkSheet';
import { refusedState } from '../refusedState';
import type { Settled } from './settleRows';

const BATCH = 200;

export interface Batch {
  /** Nothing is to be written of these. */
  refused: Settled['refused'];
  unchanged: readonly number[];
  right: readonly Candidate[];
}

/**
 * Says what is done with a part, transaction by transaction. Rows that are refused or say nothing new go with the first:
 * a run that goes on after a crash looks only at rows that were right, and finds no repetition less.
 */
export function planPart({ found, ruled }: CheckedSheet) {
  const cells = new Map(ruled.rows.map((row) => [row.number, row.cells]));
  const refusedRow = (number: number, errors: ImportRowNote[]) => ({
    ...{ number, errors, state: refusedState(errors) },
    cells: cells.get(number) ?? [],
  });
  const wrong = found.filter(({ errors }) => errors.length > 0);
  const well = found.filter(({ errors }) => errors.length === 0);
  const right = well
    .filter(({ state }) => state !== 'unchanged')
    .sort((a, b) => a.turn - b.turn || a.number - b.number);
  const batches: Batch[] = [];
  for (let from = 0; from === 0 || from < right.length; from += BATCH) {
    batches.push({ refused: [], unchanged: [], right: right.slice(from, from + BATCH) });
  }
  const [first, ...rest] = batches;
  const settled = {
    right: first?.right ?? [],
    refused: wrong.map(({ number, errors }) => refusedRow(number, errors)),
    unchanged: well.filter(({ state }) => state === 'unchanged').map(({ number }) => number),
  };
  return { batches: [settled, ...rest], refusedRow };
}

export const numbersOf = ({ refused, unchanged, right }: Batch): number[] => [
  ...refused.map(({ number }) => number),
  ...unchanged,
  ...right.map(({ number }) => number),
];
