import { adjustForm, adjustInput, yearOptions } from './adjustForm';

const values = { year: 2026, sign: 'add' as const, days: '2', reason: 'Acuerdo de ingreso' };

test.each([
  ['2', true],
  ['2.5', true],
  ['2.50', true],
  ['0', false],
  ['', false],
  ['2.3', false],
])('%s days: %s', (days, right) => {
  expect(adjustForm.safeParse({ ...values, days }).success).toBe(right);
});

test('what is taken away is sent with its sign', () => {
  expect(adjustInput({ ...values, sign: 'take', days: '1.5' }, 7)).toEqual({
    personId: 7,
    year: 2026,
    days: -1.5,
    reason: 'Acuerdo de ingreso',
  });
});

test('who is new has at least this year', () => {
  expect(yearOptions({ years: [] }, 2026).map(({ value }) => value)).toEqual([2026]);
});
