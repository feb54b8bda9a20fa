import { eventText, paidText, quantityText, whenText } from './newsTexts';

test.each([
  [{ unit: 'days' as const, quantity: '1' }, '1 día'],
  [{ unit: 'days' as const, quantity: '0.5' }, '0,50 días'],
  [{ unit: 'hours' as const, quantity: '1.50' }, '1,50 horas'],
  [{ unit: 'amount' as const, quantity: '85000.00' }, '$ 85.000'],
])('%o reads %s', (row, text) => {
  expect(quantityText(row)).toBe(text);
});

test('days, pay and what happened are said in words', () => {
  expect(whenText({ fromDay: '2027-01-04', toDay: '2027-01-04' })).toBe('el 4 de enero de 2027');
  expect(whenText({ fromDay: '2027-01-04', toDay: '2027-01-06' })).toBe(
    'del 4 al 6 de enero de 2027',
  );
  expect([100, 50, 0].map(paidText)).toEqual(['Se paga', 'Se paga el 50 %', 'No se paga']);
  const who = { id: 1, name: 'Paz, Ana', position: null, imageUrl: '' };
  expect(eventText({ kind: 'validate', who })).toBe('Paz, Ana la validó');
  expect(eventText({ kind: 'expired', who: null })).toBe('Venció sin respuesta');
});
