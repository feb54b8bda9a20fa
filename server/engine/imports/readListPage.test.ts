import { Fault, faultText } from '../http/fault';
import { readListPage } from './readListPage';

const page = (answer: unknown, rows = '', total = '') =>
  readListPage(Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)), {
    rows,
    total,
  });

function refusalOf(...asked: Parameters<typeof page>): string {
  try {
    page(...asked);
  } catch (error) {
    if (error instanceof Fault) return `${faultText(error)} ${error.extra.detail ?? ''}`;
  }
  return 'nothing';
}

const rows = [{ a: 1 }, { a: '2' }];
const written = '{"a":1},{"a":"2"}';

test('rows are the answer itself, or stand in rows, or where somebody says', () => {
  expect(page(rows)).toEqual({ rows: written, count: 2, total: null, atLeast: false });
  expect(page({ rows, total: 7, atLeast: true })).toEqual({
    ...{ rows: written, count: 2, total: 7, atLeast: true },
  });
  const deep = { datos: { filas: rows, cantidad: ' 7' } };
  expect(page(deep, 'datos.filas', 'datos.cantidad')).toMatchObject({ count: 2, total: 7 });
  expect(page('\uFEFF {"rows": [], "total": "0"}')).toMatchObject({ rows: '', count: 0, total: 0 });
});

test('numbers are kept as they were, those beyond all measure too', () => {
  const { rows: kept } = page('[{"cbu": 2850590940090418135201, "x": 1e999, "y": 1.50}]');
  expect(kept).toBe('{"cbu":2.850590940090418e+21,"x":"Infinity","y":1.5}');
});

test.each<[string, unknown, string, string, string]>([
  [
    'an error in the body',
    { error: 'Token vencido' },
    '',
    '',
    'Respondió con un error. Token vencido',
  ],
  ['an error beside rows', { ok: false, mensaje: 'No  se\npudo', rows: [] }, '', '', 'No se pudo'],
  ['an error without words', { success: false }, '', '', 'Respondió con un error.'],
  ['an error as an object', { error: { message: 'Falta' } }, '', '', 'Falta'],
  ['words instead of rows', { message: 'Sin sesión' }, '', '', 'las filas. Sin sesión'],
  ['no list', { datos: [] }, '', '', 'decí dónde están las filas'],
  ['no list at its place', { datos: {} }, 'datos', '', 'En “datos” no hay una lista'],
  ['no total at its place', { rows: [], n: 'muchas' }, '', 'n', 'En “n” no hay un total.'],
  ['a page', ' <!doctype html><p>Ingresá', '', '', 'Respondió una página y no datos'],
  ['a text that is cut off', '[{"a": 1', '', '', 'No se entiende el JSON'],
])('%s is refused in words', (_, answer, place, total, words) => {
  expect(refusalOf(answer, place, total)).toContain(words);
});

test('a list that nests without end is refused', () => {
  const depth = 200_000;
  expect(refusalOf(`[${'['.repeat(depth)}${']'.repeat(depth)}]`)).toMatch(/niveles|No se entiende/);
});

test('words of another system are one short line', () => {
  expect(refusalOf({ message: `a\u0000${'b'.repeat(900)}` }).length).toBeLessThan(300);
});
