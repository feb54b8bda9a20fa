import { readJson } from './readJson';
import { sheetRows } from './sheetRows';

function read(value: unknown, place = '') {
  const sheet = sheetRows();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  readJson(Buffer.from(text), place, sheet.add);
  return sheet.end();
}

const refused = (words: string) =>
  expect.objectContaining({ extra: { fields: { file: expect.stringContaining(words) } } });

function refusalOf(value: unknown, place?: string): unknown {
  try {
    return read(value, place);
  } catch (error) {
    return error;
  }
}

test('each datum stands under the names that lead to it, in the order in which they first appear', () => {
  const datos = [
    { sku: '007', medida: { unidad: 'kg', exacta: true } },
    { precio: 12.5, sku: 'B', marcas: ['uno', 2, { no: 'es simple' }], nota: null },
  ];
  expect(read({ pagina: { datos } }, 'pagina.datos')).toEqual({
    headers: ['sku', 'medida.unidad', 'medida.exacta', 'precio', 'marcas', 'nota'],
    rows: [
      { number: 1, cells: ['007', 'kg', 'Sí', '', '', ''] },
      { number: 2, cells: ['B', '', '', '12,5', 'uno, 2', ''] },
    ],
  });
});

test('a number of three decimals is not taken for thousands', () => {
  const { rows } = read([{ a: 1.125, b: 1125, c: -0.5, d: 1.1256 }]);
  expect(rows).toEqual([{ number: 1, cells: ['1,1250', '1125', '-0,5', '1,1256'] }]);
});

test('names of the language itself are names like others', () => {
  const { headers, rows } = read('[{"__proto__": "a", "constructor": "b"}]');
  expect([headers, rows]).toEqual([
    ['__proto__', 'constructor'],
    [{ number: 1, cells: ['a', 'b'] }],
  ]);
  expect(refusalOf({ datos: [] }, 'constructor')).toEqual(refused('En “constructor” no hay'));
});

test.each<[string, unknown, string, string]>([
  ['a text that is cut off', '[{"a": 1', '', 'No se entiende el JSON'],
  ['no list', { datos: {} }, '', 'El JSON no es una lista'],
  ['a place that does not exist', { datos: [] }, 'otros', 'En “otros” no hay una lista'],
  ['a row without names', [{ a: 1 }, 'b'], '', 'La fila 2 no tiene datos con nombre'],
  ['a code that lost its last figures', '[{"cbu": 2850590940090418135201}]', '', 'quince cifras'],
  ['no rows', [], '', 'no tiene filas'],
  ['too many rows', Array.from({ length: 50_001 }, () => ({ a: 1 })), '', '50.000 filas'],
])('%s is refused in words', (_, value, place, words) => {
  expect(refusalOf(value, place)).toEqual(refused(words));
});

test('a thousand names, and lists within lists without end, are refused or left out', () => {
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`n${at}`, at]));
  expect(refusalOf([wide])).toEqual(refused('columnas'));
  const turns = Array.from({ length: 1000 }, (_, at) => ({ [`n${at}`]: at }));
  expect(refusalOf(turns)).toEqual(refused('columnas'));
  let deep: unknown = 'fondo';
  for (let at = 0; at < 3000; at += 1) deep = { a: deep };
  expect(read([{ sku: 'A', deep }])).toEqual({
    headers: ['sku'],
    rows: [{ number: 1, cells: ['A'] }],
  });
  expect(refusalOf('['.repeat(2_000_000))).toEqual(refused('No se entiende el JSON'));
});
