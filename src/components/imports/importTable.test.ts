import type { ImportRow } from '@/services/imports/importHooks';
import { moveCell, rowKey, shownColumns, stepToWrong, wrongCells } from './importTable';

const row = (number: number, ...wrong: (string | null)[]): ImportRow => ({
  number,
  state: wrong.length > 0 ? 'invalid' : 'new',
  cells: [],
  errors: wrong.map((column) => ({ column, message: 'x' })),
  warnings: [],
});
const keys = ['docket', 'dni', 'area'];
const rows = [row(2, 'area', 'dni'), row(3), row(4, null, 'phone'), row(5, 'docket')];
const wrong = wrongCells(rows, keys);

test('wrong cells come as they are read; what has no cell of its own is at the row', () => {
  expect(wrong).toEqual([
    { number: 2, key: 'dni' },
    { number: 2, key: 'area' },
    { number: 4, key: rowKey },
    { number: 5, key: 'docket' },
  ]);
});

test('the next wrong cell goes on from any cell, and ends at the last', () => {
  expect(stepToWrong(wrong, keys, null, 1)).toEqual(wrong[0]);
  expect(stepToWrong(wrong, keys, { number: 2, key: 'dni' }, 1)).toEqual(wrong[1]);
  expect(stepToWrong(wrong, keys, { number: 3, key: 'area' }, 1)).toEqual(wrong[2]);
  expect(stepToWrong(wrong, keys, { number: 3, key: 'area' }, -1)).toEqual(wrong[1]);
  expect(stepToWrong(wrong, keys, { number: 5, key: 'docket' }, 1)).toBeNull();
});

test('arrows stay within the table', () => {
  expect(moveCell(rows, keys, { number: 2, key: 'area' }, [1, 1])).toEqual({
    number: 3,
    key: 'area',
  });
  expect(moveCell(rows, keys, { number: 2, key: 'docket' }, [-1, -1])).toEqual({
    number: 2,
    key: rowKey,
  });
});

test('the column that says whose row it is comes first, and those that the file lacks are left out', () => {
  const column = (key: string, required: boolean, source: number | null) => ({
    key,
    label: key,
    required,
    source,
  });
  const columns = [column('name', false, 0), column('sku', true, 2), column('unit', false, null)];
  expect(shownColumns({ columns }).map(({ key }) => key)).toEqual(['sku', 'name']);
});
