import { periodFault, quarterOf } from './evaluationRules';

test('a day belongs to the quarter that holds it', () => {
  expect(['2026-01-01', '2026-03-31', '2026-11-21', '2026-12-31'].map(quarterOf)).toEqual([
    '2026-01-01',
    '2026-01-01',
    '2026-10-01',
    '2026-10-01',
  ]);
});

test('only a quarter that has begun and in which the person worked is evaluated', () => {
  const days = { hireDate: '2026-02-15', leaveDate: '2026-08-20', today: '2026-11-21' };
  const faults = (period: string, more = {}) => periodFault(period, { ...days, ...more });
  expect(faults('2026-01-01')).toBeNull();
  expect(faults('2026-07-01')).toBeNull();
  expect(faults('2025-10-01')).toBe('Todavía no había ingresado.');
  expect(faults('2026-10-01')).toBe('Ya no trabajaba.');
  expect(faults('2026-10-01', { leaveDate: null })).toBeNull();
  expect(faults('2027-01-01', { leaveDate: null })).toBe('Ese trimestre todavía no empezó.');
  expect(faults('2026-02-01')).toBe('Elegí un trimestre.');
});
