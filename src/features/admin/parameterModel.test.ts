import type { ParameterValue } from '@/services/wms/generated/admin.gen';
import { groupParameters, standing } from './parameterModel';

const value = (over: Partial<ParameterValue>): ParameterValue => ({
  id: 1,
  version: 1,
  code: 'holidays.noticeDays',
  validFrom: '2026-03-06',
  siteId: null,
  siteName: null,
  value: '30',
  current: false,
  closed: false,
  ...over,
});

test('a figure without values is still there to get one', () => {
  const groups = groupParameters({ today: '2026-11-21', rows: [value({ current: true })] });
  const leave = groups.get('Vacaciones') ?? [];
  expect(leave.find(({ code }) => code === 'holidays.noticeDays')?.values).toHaveLength(1);
  expect(leave.find(({ code }) => code === 'holidays.minTranche')?.values).toEqual([]);
});

test.each([
  [value({ current: true }), 'Rige hoy'],
  [value({ validFrom: '2020-01-01' }), 'Ya no rige'],
  [value({ validFrom: '2027-01-01' }), 'Todavía no empezó'],
])('%j', (row, text) => {
  expect(standing(row, '2026-11-21')).toBe(text);
});
