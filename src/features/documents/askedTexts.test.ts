import { askedText, countsText, progressOf } from './askedTexts';

test('the bar counts whom it is still asked of; the words, only what there is', () => {
  const counts = { requested: 1, delivered: 2, accepted: 3, rejected: 0, cancelled: 4 };
  expect(progressOf({ counts })).toEqual({ brought: 5, total: 6 });
  expect(countsText({ counts, overdue: 1 })).toBe(
    '3 aceptados · 2 para revisar · 1 falta · 1 fuera de término · 4 cancelados',
  );
  expect(askedText(0, 1)).toBe('No se le pidió a nadie. A una persona no.');
});
