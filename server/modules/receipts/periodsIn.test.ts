import { periodsIn } from './periodsIn';

test.each([
  ['Período: Noviembre 2026', ['2026-11']],
  ['SUELDO DE SETIEMBRE DE 2026', ['2026-09']],
  ['Liquidación de octubre del 2026, pagada en noviembre 2026', ['2026-10', '2026-11']],
  ['Octubre 2026 y octubre de 2026', ['2026-10']],
  ['10/2026, el 5 de mayo, marzo 1999', []],
])('%s', (text, periods) => {
  expect(periodsIn(text)).toEqual(periods);
});
