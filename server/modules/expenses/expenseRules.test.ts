import { cutFault, distanceAmount, expenseFaults, grantedOf } from './expenseRules';

const against = {
  kind: 'amount' as const,
  needsReceipt: false,
  hasReceipt: false,
  today: '2026-11-24',
  hireDate: '2020-03-01',
  kmRate: '420',
};
const written = { day: '2026-11-20', amount: '100.00', kilometres: null, tax: null };

test.each([
  ['10', '420', '4200.00'],
  ['0.1', '420.55', '42.06'],
  ['12.5', '333.33', '4166.63'],
])('%s km at %s are %s', (kilometres, rate, amount) => {
  expect(distanceAmount(kilometres, rate)).toBe(amount);
});

test('above the limit of its category only the limit is granted, and it says why', () => {
  const meals = { name: 'Comidas', limit: '30000' };
  expect(grantedOf('30000.00', meals)).toEqual({ granted: '30000.00', cutReason: '' });
  expect(grantedOf('30000.01', meals)).toEqual({
    granted: '30000.00',
    cutReason: 'Tope de Comidas: $\u00a030.000,00',
  });
  expect(grantedOf('1', { ...meals, limit: null })).toEqual({ granted: '1', cutReason: '' });
});

test.each([
  ['tomorrow', { day: '2026-11-25' }, {}, ['day']],
  ['before they came', { day: '2020-02-28' }, {}, ['day']],
  ['nothing', { amount: null }, {}, ['amount']],
  ['zero', { amount: '0.00' }, {}, ['amount']],
  ['more tax than amount', { tax: '100.01' }, {}, ['tax']],
  ['without the paper that is asked', {}, { needsReceipt: true }, ['file']],
  ['no kilometres', {}, { kind: 'distance' as const }, ['kilometres']],
  ['a hundredth of one', { kilometres: '0.05' }, { kind: 'distance' as const }, ['kilometres']],
  [
    'no rate that day',
    { kilometres: '5' },
    { kind: 'distance' as const, kmRate: null },
    ['kilometres'],
  ],
])('%s is refused beside its field', (_name, more, rules, fields) => {
  expect(Object.keys(expenseFaults({ ...written, ...more }, { ...against, ...rules }))).toEqual(
    fields,
  );
});

test('what is right has no fault', () => {
  expect(expenseFaults({ ...written, tax: '17.36' }, against)).toEqual({});
  expect(
    expenseFaults(
      { ...written, amount: null, kilometres: '42.5' },
      { ...against, kind: 'distance' },
    ),
  ).toEqual({});
});

test('less is granted with a reason, never more', () => {
  expect(cutFault('100.00', '100.00', '')).toBeNull();
  expect(cutFault('100.00', '60.00', '')).toEqual({ reason: 'Contá el motivo.' });
  expect(cutFault('100.00', '0.00', 'No corresponde')).toBeNull();
  expect(cutFault('100.00', '100.01', 'Porque sí')).toEqual({
    granted: expect.stringContaining('más que lo pedido'),
  });
});
