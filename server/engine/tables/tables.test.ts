import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unmarkFormulas } from '@contract/core/formulaMarks';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { csvTable } from './csvTable';
import type { Cell, Table, TableColumn } from './tableColumn';
import { columnName } from './xlsxParts';
import { xlsxTable } from './xlsxTable';

const columns: TableColumn[] = [
  { label: 'Nombre', kind: 'text' },
  { label: 'Importe', kind: 'decimal' },
  { label: 'Cantidad', kind: 'integer' },
  { label: 'Día', kind: 'day' },
  { label: 'Momento', kind: 'instant' },
  { label: 'Activo', kind: 'boolean' },
];

const table = (rows: Cell[][]): Table => ({
  name: 'Prueba / de [hoja]',
  columns,
  batches: (async function* () {
    yield rows;
  })(),
});

const csvOf = async (rows: Cell[][]) => (await buffer(csvTable(table(rows)))).toString();

// A minute to midnight in Buenos Aires is already the next day in Greenwich.
const late = new Date('2026-11-22T02:59:00Z');
const full: Cell[] = ['Ñandú', '1234.50', 7, '2026-11-21', late, true];

test('the CSV opens in a Spanish spreadsheet: mark, semicolons, commas, days and times of here', async () => {
  const csv = await csvOf([full, ['a', null, undefined, null, null, false]]);
  expect(csv).toBe(
    '\uFEFFNombre;Importe;Cantidad;Día;Momento;Activo\r\n' +
      'Ñandú;1234,50;7;21/11/2026;21/11/2026 23:59;Sí\r\n' +
      'a;;;;;No\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['+54 11 5555', "'+54 11 5555"],
  ['\tx', '"\'\tx"'],
  ['a;b', '"a;b"'],
  ['dice "hola"', '"dice ""hola"""'],
  ['dos\nlíneas', '"dos\nlíneas"'],
  ['a,b', '"a,b"'],
  ['a\tb', '"a\tb"'],
  ['Pérez,=1+1', '"Pérez,\'=1+1"'],
  ['Pérez, -2+3', '"Pérez, \'-2+3"'],
  ['a;@x;+y', '"a;\'@x;\'+y"'],
  ['a,"=1+1"', '"a,""\'=1+1"""'],
  ['=a;"b"', '"\'=a;""b"""'],
])('a text like %j cannot become a formula or another cell', async (value, expected) => {
  const csv = await csvOf([[value, '-2.5']]);
  expect(csv.split('\r\n')[1]).toBe(`${expected};-2,5;;;;`);
});

test.each([';', ',', '\t'])(
  'split by %j no cell is a formula, and what is read back is what was written',
  async (delimiter) => {
    const texts = [
      'a,=1+1',
      'b;-2',
      'c\t@x',
      '+54 11, +54 22',
      'd,"=1+1"',
      'e\n=1',
      '"=1',
      ',=',
      ';;-1',
    ];
    const csv = await csvOf(texts.map((text) => [text, null, null, null, null, null]));
    const options = { delimiter, bom: true, relax_quotes: true, relax_column_count: true };
    const cells = parse(csv, options).flat();
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    const [, ...rows] = parse(csv, { ...options, delimiter: ';' });
    expect(rows.map(([cell]) => unmarkFormulas(cell ?? ''))).toEqual(texts);
  },
);

test('the workbook gives back what was written, each with its own type', async () => {
  const rows = await readSheet(
    await buffer(
      xlsxTable(table([full, ['=1+1 <&> "x" \u0000\ud800 👋', null, -3, null, null, null]])),
    ),
  );
  expect(rows[0]).toEqual(columns.map(({ label }) => label));
  expect(rows[1]).toEqual([
    'Ñandú',
    1234.5,
    7,
    new Date('2026-11-21T00:00:00Z'),
    expect.any(Date),
    'Sí',
  ]);
  // A moment is a fraction of a day there: exact to the second.
  const moment = rows[1]?.[4] as unknown as Date;
  expect(Math.round(moment.getTime() / 1000)).toBe(Date.parse('2026-11-21T23:59:00Z') / 1000);
  expect(rows[2]?.slice(0, 3)).toEqual(['=1+1 <&> "x"  👋', null, -3]);
});

test('every part of the workbook is exact XML, which readers forgive and spreadsheets do not', async () => {
  const rows: Cell[][] = [full, ['<&>"\'', '-1', 0, '1812-03-04', null, false], []];
  const parts = unzipSync(await buffer(xlsxTable(table(rows))));
  const texts = Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  expect(texts.map(([name, xml]) => [name, XMLValidator.validate(xml)])).toEqual(
    texts.map(([name]) => [name, true]),
  );
  const sheet = texts.find(([name]) => name.endsWith('sheet1.xml'))?.[1];
  expect(sheet).toContain('<c r="B2" s="3"><v>1234.50</v></c>');
  expect(sheet).toContain('<autoFilter ref="A1:F4"/>');
});

test('a day that spreadsheets cannot count is kept as text', async () => {
  const rows = await readSheet(await buffer(xlsxTable(table([['x', null, null, '1812-03-04']]))));
  expect(rows[1]?.[3]).toBe('1812-03-04');
});

test('what fails half way ends the file with the same error, and the rows are asked no more', async () => {
  let closed = false;
  const failing = (make: (table: Table) => Readable) =>
    buffer(
      make({
        ...table([]),
        batches: (async function* () {
          try {
            yield [full];
            throw new Error('the database left');
          } finally {
            closed = true;
          }
        })(),
      }),
    );
  await expect(failing(xlsxTable)).rejects.toThrow('the database left');
  await expect(failing(csvTable)).rejects.toThrow('the database left');
  expect(closed).toBe(true);
});

test('columns have the letters that spreadsheets give them', () => {
  expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});
