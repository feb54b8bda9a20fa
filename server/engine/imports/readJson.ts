import { invalid } from '../http/fault';
import { isObject, parseJson, valueAt } from './jsonPlace';
import { type AddRow, refuseWide } from './sheetRows';
import { writtenNumber } from './writtenNumber';

/** A value that lies deeper is no datum of a row. */
const MOST_DEPTH = 6;

type Cells = Map<string, string>;

function scalarText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw invalid({
      file: 'Hay un número de más de quince cifras sin comillas: así pierde las últimas.',
    });
  }
  // Three decimals after a comma would pass for thousands.
  return writtenNumber(value).replace(/,\d{3}$/, '$&0');
}

/** Puts each datum of a row under the names that lead to it; of a list, only simple values are taken. */
function flatten(value: unknown, name: string, depth: number, cells: Cells): void {
  if (isObject(value)) {
    if (depth >= MOST_DEPTH) return;
    for (const [key, inner] of Object.entries(value)) {
      flatten(inner, name === '' ? key : `${name}.${key}`, depth + 1, cells);
    }
    refuseWide(cells.size);
    return;
  }
  const simple = Array.isArray(value)
    ? value.filter((one) => typeof one !== 'object').map(scalarText)
    : [scalarText(value)];
  cells.set(name.trim(), simple.join(', '));
}

function rowsAt(value: unknown, place: string): unknown[] {
  const at = valueAt(value, place);
  if (Array.isArray(at)) return at;
  const where = place === '' ? 'El JSON no es una lista' : `En “${place}” no hay una lista`;
  throw invalid({ file: `${where}: decí dónde están las filas.` });
}

/** Reads a list of objects as a sheet: their names become the titles, in the order of first appearance, and each object becomes a row. */
export function readJson(bytes: Uint8Array, place: string, add: AddRow): void {
  const rows = rowsAt(parseJson(bytes), place).map((row, at) => {
    if (!isObject(row)) throw invalid({ file: `La fila ${at + 1} no tiene datos con nombre.` });
    const cells: Cells = new Map();
    flatten(row, '', 0, cells);
    return cells;
  });
  const titles: string[] = [];
  const seen = new Set<string>();
  for (const cells of rows) {
    for (const title of cells.keys()) {
      if (seen.has(title)) continue;
      seen.add(title);
      titles.push(title);
      refuseWide(titles.length);
    }
  }
  add(0, titles);
  rows.forEach((cells, at) => {
    add(
      at + 1,
      titles.map((title) => cells.get(title) ?? ''),
    );
  });
}
