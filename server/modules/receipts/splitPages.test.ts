import { makeCuil } from '@contract/core/cuil';
import { netPayIn } from './netPayIn';
import { pageMarks } from './pageMarks';
import { slipsOfFile } from './slipByName';
import { splitPages } from './splitPages';

const ana = makeCuil('27', '28111222');
const beto = makeCuil('20', '30222333');
const employer = makeCuil('20', '14555666');
const dashed = (cuil: string) => `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil[10]}`;
const split = (...texts: string[]) =>
  splitPages(texts.map(pageMarks)).map(({ fromPage, toPage, cuils }) => [
    fromPage,
    toPage,
    ...cuils,
  ]);

test.each([
  [`CUIL ${dashed(ana)}`, [ana], []],
  [`CUIL: ${ana} Legajo N° 0012`, [ana], ['12']],
  [`Leg. 1010\nApellido y Nombre: Paz, Ana`, [], ['1010']],
  // A company's, part of a bank account.
  ['CUIT 30-71234567-1', [], []],
  [`CBU 0000003100${ana}1`, [], []],
])('%s', (text, cuils, dockets) => {
  expect(pageMarks(text)).toMatchObject({ cuils, dockets });
});

test('the name and the sheet are read where the page says them', () => {
  const page = pageMarks('Apellido y Nombres: Paz,  Ana María\nHoja 2 de 3');
  expect(page).toMatchObject({ name: 'Paz, Ana María', sheet: 2 });
});

test('one slip as long as the person is the same, and a second sheet goes with the first', () => {
  expect(split(`CUIL ${ana}`, `CUIL ${ana}`, `CUIL ${beto}`, 'Hoja 2 de 2')).toEqual([
    [1, 2, ana],
    [3, 4, beto],
  ]);
});

test('a page that names nobody and is no second sheet is a slip that nobody has', () => {
  expect(split(`CUIL ${ana}`, 'Resumen', `CUIL ${ana}`)).toEqual([
    [1, 1, ana],
    [2, 2],
    [3, 3, ana],
  ]);
});

test('the number of an employer who is a person is on most pages, and is nobody’s slip', () => {
  const page = (cuil: string) => `Empleador CUIT ${dashed(employer)} CUIL ${dashed(cuil)}`;
  const others = ['31000001', '31000002', '31000003'].map((dni) => makeCuil('27', dni));
  expect(split(...[ana, beto, ...others].map(page))).toEqual(
    [ana, beto, ...others].map((cuil, index) => [index + 1, index + 1, cuil]),
  );
  // A file of one person's own slips has one number on all its pages, and it is theirs.
  expect(split(`CUIL ${ana}`, `CUIL ${ana}`, `CUIL ${ana}`, `CUIL ${ana}`)).toEqual([[1, 4, ana]]);
});

test('a file called after its person is one slip; its year and month are no docket', () => {
  const known = { dockets: new Set(['10', '1010']), period: '2026-10' };
  const file = (name: string, ...texts: string[]) =>
    slipsOfFile({ name, pages: texts.map(pageMarks) }, known);
  expect(file('recibo-1010-2026-10.pdf', '', '')).toMatchObject([
    { fromPage: 1, toPage: 2, dockets: ['1010'] },
  ]);
  expect(file(`${ana}_octubre.pdf`, '')).toMatchObject([{ cuils: [ana] }]);
  // The marks inside are kept, so that a wrong file name is noticed.
  expect(file('1010.pdf', `CUIL ${beto}`)).toMatchObject([{ cuils: [beto], dockets: ['1010'] }]);
  expect(file('todos.pdf', `CUIL ${ana}`, `CUIL ${beto}`)).toHaveLength(2);
});

test.each([
  'leg',
  'legajo n',
  'neto',
  'neto a cobrar',
  'hoja 1',
  'apellido y nombre',
  'CUIL',
  '20',
])('a page with hardly more than “%s” and spaces is read at once', (word) => {
  const begun = performance.now();
  const page = `${word}${' '.repeat(50_000)}x`;
  pageMarks(page);
  expect(netPayIn(page)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(1000);
});
