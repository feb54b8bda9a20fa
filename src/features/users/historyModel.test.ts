import type { HistoryRow } from '@/services/wms/generated/users.gen';
import {
  type HistoryValues,
  historyForm,
  historyText,
  historyValues,
  toChange,
} from './historyModel';

const values = (fields: Partial<HistoryValues>): HistoryValues => ({
  ...historyValues(null),
  ...fields,
});
const blank = historyValues(null).change;
const faults = (fields: Partial<HistoryValues>) =>
  historyForm.safeParse(values(fields)).error?.issues.map(({ path }) => path.join('.'));

test('only what belongs to the chosen kind is sent', () => {
  const change = { ...blank, position: ' Jefa ', salary: '1', areaId: 4 };
  expect(toChange(values({ kind: 'position', change }))).toEqual({
    kind: 'position',
    position: 'Jefa',
  });
  expect(toChange(values({ kind: 'place', change }))).toEqual({ kind: 'place', areaId: 4 });
  const tied = { ...change, unionTie: 'member' as const };
  expect(toChange(values({ kind: 'union', change: tied }))).toEqual({
    kind: 'union',
    unionTie: 'member',
  });
});

test('what the chosen kind needs is asked for at its own field', () => {
  expect(faults({ kind: 'place' })).toEqual(['change.areaId']);
  expect(faults({ kind: 'salary' })).toEqual(['change.salaryBasis', 'change.salary']);
  expect(faults({ kind: 'union' })).toEqual(['change.unionTie']);
  expect(faults({ kind: 'position', effectiveFrom: '' })).toEqual(['effectiveFrom']);
  expect(faults({ kind: 'manager' })).toBeUndefined();
});

test('each change reads as one line', () => {
  const row = { areaName: 'Comercial', siteName: 'Casa central', managerName: null } as HistoryRow;
  expect(historyText({ ...row, kind: 'place' })).toBe('Comercial · Casa central');
  expect(historyText({ ...row, kind: 'manager' })).toBe('A nadie');
  expect(historyText({ ...row, kind: 'salary', salary: '10.00', salaryBasis: 'daily' })).toBe(
    '$\u00a010 por día',
  );
  expect(historyText({ ...row, kind: 'union', unionTie: 'solidarity' })).toBe('Aporte solidario');
});
