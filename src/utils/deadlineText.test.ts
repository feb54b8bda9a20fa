import { deadlineText } from './deadlineText';

test.each([
  ['2026-11-18', 'Venció el 18/11/2026'],
  ['2026-11-20', 'Venció ayer'],
  ['2026-11-21', 'Es para hoy'],
  ['2026-11-22', 'Es para mañana'],
  ['2026-11-30', 'Quedan 9 días, hasta el 30/11/2026'],
  ['2027-01-31', 'Hasta el 31/01/2027'],
])('%s: %s', (dueOn, text) => {
  expect(deadlineText(dueOn, '2026-11-21')).toBe(text);
});
