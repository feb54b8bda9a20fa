import { askedText, countsText, deadlineText, progressOf } from './askedTexts';

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

test('the bar counts whom it is still asked of; the words, only what there is', () => {
  const counts = { requested: 1, delivered: 2, accepted: 3, rejected: 0, cancelled: 4 };
  expect(progressOf({ counts })).toEqual({ brought: 5, total: 6 });
  expect(countsText({ counts, overdue: 1 })).toBe(
    '3 aceptados · 2 para revisar · 1 falta · 1 fuera de término · 4 cancelados',
  );
  expect(askedText(0, 1)).toBe('No se le pidió a nadie. A una persona no.');
});
