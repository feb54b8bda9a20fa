import { Fault } from '../http/fault';
import { isNoRoom } from '../workshop/noRoom';
import { isObject, parseJson, valueAt } from './jsonPlace';
import { saidIn } from './saidIn';

/** A list of the protocol answers so, where nobody says where its rows and its total are. */
const usual = { rows: 'rows', total: 'total' };

export interface ListPlaces {
  rows: string;
  total: string;
}

/** An answer of a list that may have more of them. */
export interface ListPage {
  /** JSON, without the brackets around it. */
  rows: string;
  count: number;
  /** How many the whole list has; null where the answer does not say it. */
  total: number | null;
  /** There are so many, and maybe more. */
  atLeast: boolean;
}

/** The words of the other system stand apart: they may repeat what it was sent. */
const refuse = (words: string, said: string | null = null) =>
  new Fault(422, 'datos_invalidos', words, { fields: { file: words }, detail: said });

const refuses = ({ ok, success, error }: Record<string, unknown>): boolean =>
  ok === false ||
  success === false ||
  error === true ||
  isObject(error) ||
  (typeof error === 'string' && error.trim() !== '');

function rowsIn(answer: unknown, place: string): unknown[] {
  const said = saidIn(answer);
  if (isObject(answer) && refuses(answer)) throw refuse('Respondió con un error.', said);
  const found =
    place === '' && Array.isArray(answer) ? answer : valueAt(answer, place || usual.rows);
  if (Array.isArray(found)) return found;
  const where =
    place === '' ? 'No es una lista, ni la trae en “rows”' : `En “${place}” no hay una lista`;
  throw refuse(`${where}: decí dónde están las filas.`, said);
}

function totalIn(answer: unknown, place: string): number | null {
  const said = valueAt(answer, place || usual.total);
  const total = typeof said === 'string' && /^\d{1,15}$/.test(said.trim()) ? Number(said) : said;
  if (typeof total === 'number' && Number.isSafeInteger(total) && total >= 0) return total;
  if (place === '') return null;
  throw refuse(`En “${place}” no hay un total.`);
}

/** Numbers beyond all measure have no other way to be written in JSON. */
const kept = (_name: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;

function written(rows: readonly unknown[]): string {
  try {
    return JSON.stringify(rows, kept).slice(1, -1);
  } catch (error) {
    if (!(error instanceof RangeError) || isNoRoom(error)) throw error;
    throw refuse('Las filas tienen demasiados niveles, uno dentro de otro.');
  }
}

/** Finds the rows of an answer and what it says of the list they are part of. */
export function readListPage(bytes: Uint8Array, places: ListPlaces): ListPage {
  if (/^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 200)))) {
    throw refuse('Respondió una página y no datos: revisá la dirección y la página de entrada.');
  }
  const answer = parseJson(bytes);
  const rows = rowsIn(answer, places.rows);
  return {
    rows: written(rows),
    count: rows.length,
    total: totalIn(answer, places.total),
    atLeast: isObject(answer) && answer.atLeast === true,
  };
}
