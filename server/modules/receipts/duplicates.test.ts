import { makeCuil } from '@contract/core/cuil';
import { matchSlips, type Payee, payeesOf } from './matchSlips';
import { pageMarks } from './pageMarks';
import { slipsOfFile } from './slipByName';
import { splitPages } from './splitPages';

const payee = (id: number, dni: string): Payee => ({
  id,
  cuil: makeCuil('27', dni),
  docket: String(1000 + id),
  name: `Persona ${id}`,
  hireDate: '2020-03-02',
  leaveDate: null,
  paid: false,
});
const people = [payee(1, '28111222'), payee(2, '30222333'), payee(3, '31444555')];
const payees = payeesOf(people);
const [ana = '', beto = '', caro = ''] = people.map(
  ({ cuil, id }) => `CUIL ${cuil}\nSueldo básico 900.${id}00,00\nNeto a cobrar 750.${id}00,00`,
);
const found = (...texts: string[]) => {
  const slips = splitPages(texts.map(pageMarks));
  return matchSlips(slips, payees, '2026-10').map(({ personId, outcome, reason }, at) => {
    const { fromPage = 0, toPage = 0 } = slips[at] ?? {};
    return [`${fromPage}-${toPage}`, personId, outcome, reason];
  });
};
const matched = (pages: string, id: number) => [pages, id, 'matched', ''];
const out = (pages: string, id: number, of: number) => [
  pages,
  id,
  'out',
  `Es el duplicado de la hoja ${of}.`,
];

test.each(['DUPLICADO', 'Duplicado', '(Copia)', 'Original/Duplicado', 'RECIBO DE HABERES - COPIA'])(
  '“%s” after each original, or all of them at the end',
  (mark) => {
    const again = (text: string) => `${mark}\n${text}`;
    expect(found(ana, again(ana), beto, again(beto))).toEqual([
      matched('1-1', 1),
      out('2-2', 1, 1),
      matched('3-3', 2),
      out('4-4', 2, 3),
    ]);
    expect(found(ana, beto, caro, again(ana), again(beto), again(caro))).toEqual([
      matched('1-1', 1),
      matched('2-2', 2),
      matched('3-3', 3),
      out('4-4', 1, 1),
      out('5-5', 2, 2),
      out('6-6', 3, 3),
    ]);
  },
);

test('a duplicate that differs in who signs it, or comes first', () => {
  const copy = `Duplicado\n${ana}\nFirma del empleado`;
  const original = `Original\n${ana}\nFirma del empleador`;
  expect(found(original, copy)).toEqual([matched('1-1', 1), out('2-2', 1, 1)]);
  expect(found(copy, original)).toEqual([out('1-1', 1, 2), matched('2-2', 1)]);
});

test('the same words without a mark; with every page marked alike, the first is the original', () => {
  expect(found(ana, ana, beto, beto)).toEqual([
    matched('1-1', 1),
    out('2-2', 1, 1),
    matched('3-3', 2),
    out('4-4', 2, 3),
  ]);
  expect(found(ana, beto, ana)).toEqual([matched('1-1', 1), matched('2-2', 2), out('3-3', 1, 1)]);
  const both = `Original/Duplicado\n${ana}`;
  expect(found(both, both)).toEqual([matched('1-1', 1), out('2-2', 1, 1)]);
});

test('duplicates of two sheets', () => {
  const sheets = (mark: string) => [`${mark}\n${ana}\nHoja 1 de 2`, `${mark}\nHoja 2 de 2`];
  expect(found(...sheets('Original'), ...sheets('Duplicado'), beto)).toEqual([
    matched('1-2', 1),
    out('3-4', 1, 1),
    matched('5-5', 2),
  ]);
});

test('two different slips of one person are still to be looked at, whatever they say of duplicates', () => {
  const received = (text: string) => `${text}\nRecibí DUPLICADO de la presente y una copia firmada`;
  const other = ana.replace(/750/, '120');
  for (const pages of [[ana, beto, other], [ana, beto, other].map(received)]) {
    expect(found(...pages).map(([, id, outcome]) => [id, outcome])).toEqual([
      [1, 'doubtful'],
      [2, 'matched'],
      [1, 'doubtful'],
    ]);
  }
});

test('in a file that is called after its person too', () => {
  const known = { dockets: new Set(['1001']), period: '2026-10' };
  const pages = [ana, `DUPLICADO\n${ana}`].map(pageMarks);
  const slips = slipsOfFile({ name: '1001.pdf', pages }, known);
  expect(matchSlips(slips, payees, '2026-10')).toMatchObject([
    { outcome: 'matched' },
    { outcome: 'out', reason: 'Es el duplicado de la hoja 1.' },
  ]);
});

test('a CUIL with a wrong digit is told, with who its docket says it is', () => {
  const reason = 'El CUIL 20-12345678-9 está mal escrito: su dígito verificador no coincide.';
  expect(found('CUIL 20-12345678-9', 'CUIL 20-12345678-9 Legajo 1002', ana)).toEqual([
    ['1-2', 2, 'doubtful', reason],
    matched('3-3', 1),
  ]);
  expect(found('CUIL 20-12345678-9', ana)).toEqual([
    ['1-1', null, 'doubtful', reason],
    matched('2-2', 1),
  ]);
});
