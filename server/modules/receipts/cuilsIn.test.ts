import { makeCuil } from '@contract/core/cuil';
import { cuilsIn } from './cuilsIn';

const own = '20123456786';
const ana = makeCuil('27', '28111222');

test.each([
  '20-12345678-6',
  '20.12345678.6',
  '20 12345678 6',
  '20-12.345.678-6',
  '20.12.345.678.6',
  '20 - 12345678 - 6',
  '20   -   12345678   -   6',
  '20–12345678–6',
  '20/12345678/6',
  '20_12345678_6',
  '20123456786',
  'C.U.I.L.: 20 12 345 678 6',
  'CUIL N° 20-1234 5678-6',
  'Legajo 1010 20 12345678 6 Categoría 3',
  'Período 10 2026 1 20-12345678-6',
])('%s is a CUIL', (text) => {
  expect(cuilsIn(text)).toEqual({ cuils: [own], wrongCuils: [] });
});

test.each([
  ['CUIL 20-12345678-9', '20123456789'],
  ['CUIL: 20123456789', '20123456789'],
  ['CUIL 20.12345678.9', '20123456789'],
  ['20-12.345.678-9', '20123456789'],
  ['C.U.I.L. Nº 27 28111222 0', '27281112220'],
])('the wrong digit of %s is told', (text, wrong) => {
  expect(cuilsIn(text)).toEqual({ cuils: [], wrongCuils: [wrong] });
});

test.each([
  // Companies, right and wrong.
  'CUIT 30-71234567-1 CUIT 33-69345023-9 CUIT: 34-99903208-9 CUIT 30.71234567.0',
  // Banks.
  'CBU 2850590940090418135201',
  `CBU 0000003100${ana}1`,
  'Cuenta 4-017-0020-12345678-6',
  'CBU 28505909 40090418135201',
  // Days and instants, in one run or apart.
  'Fecha 20/10/2026 al 31/10/2026, 20261031123, 20.10.2026 20:15',
  'Desde 20 10 2026 hasta 25 12 2026 9',
  // Telephones.
  'Tel. 11 4567-8901, +54 9 11 2345-6789, 0800 222 1234, 23-4567-8901',
  // Amounts and quantities.
  'Días 20 12.345.678,60 25 10.000.000 2.000,00 Total 24 123456.78',
  '20 12 345 678 6',
  'Comprobante 0020-12345678-6',
])('%s has none', (text) => {
  expect(cuilsIn(text)).toEqual({ cuils: [], wrongCuils: [] });
});
