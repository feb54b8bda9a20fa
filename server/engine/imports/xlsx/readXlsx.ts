import { Fault } from '../../http/fault';
import { isNoRoom } from '../../workshop/noRoom';
import { type AddRow, refuseWide } from '../sheetRows';
import { writtenNumber } from '../writtenNumber';
import { openParts } from './openParts';
import { readWorkbook, type Workbook } from './readWorkbook';
import { attributeOf, readXml, type XmlHandler } from './readXml';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;

const two = (value: number) => String(value).padStart(2, '0');

/** Days and numbers as people here write them, so that every file is read alike. */
function dayText(serial: number): string {
  const time = new Date(FIRST_DAY + Math.round((serial * DAY_MS) / 1000) * 1000);
  if (Number.isNaN(time.getTime())) return String(serial);
  const day = `${two(time.getUTCDate())}/${two(time.getUTCMonth() + 1)}/${time.getUTCFullYear()}`;
  const clock = `${two(time.getUTCHours())}:${two(time.getUTCMinutes())}`;
  return clock === '00:00' ? day : `${day} ${clock}`;
}

interface Written {
  type: string | null;
  style: number;
  text: string;
}

function cellText({ type, style, text }: Written, book: Workbook): string {
  if (type === 's') return book.strings[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'Sí' : 'No';
  if (type === 'e') return '';
  if (type !== null && type !== 'n') return text;
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number)) return text;
  if (book.isDay[style]) return dayText(book.since1904 ? number + DAYS_TO_1904 : number);
  return writtenNumber(number);
}

/** "C" is the third column; what has five letters is beyond all. */
const columnOf = (letters: string) =>
  [...letters.slice(0, 5)].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0);

/** Hands over, row by row, what has a value; what is only painted is not there. */
function sheetHandler(book: Workbook, add: AddRow): XmlHandler {
  let row = 0;
  let column = 0;
  let cells: string[] = [];
  let cell: Written | null = null;
  let inValue = false;
  let aside = false;

  const begin: Record<string, (attributes: string) => void> = {
    row: (attributes) => {
      row = Number(attributeOf(attributes, 'r') ?? row + 1);
      column = 0;
      cells = [];
    },
    c: (attributes) => {
      const [letters] = /^[A-Z]+/.exec(attributeOf(attributes, 'r') ?? '') ?? [];
      column = letters ? columnOf(letters) : column + 1;
      const style = Number(attributeOf(attributes, 's') ?? 0);
      cell = { type: attributeOf(attributes, 't'), style, text: '' };
    },
    v: () => {
      inValue = true;
    },
    t: () => {
      inValue = cell?.type === 'inlineStr' && !aside;
    },
    rPh: () => {
      aside = true;
    },
  };
  const put = (value: string) => {
    if (value === '') return;
    refuseWide(column);
    while (cells.length < column - 1) cells.push('');
    cells[column - 1] = value;
  };
  const end: Record<string, () => void> = {
    row: () => add(row, cells),
    c: () => {
      if (cell) put(cellText(cell, book));
      cell = null;
    },
    v: () => {
      inValue = false;
    },
    t: () => {
      inValue = false;
    },
    rPh: () => {
      aside = false;
    },
  };
  return {
    open: (name, attributes) => begin[name]?.(attributes),
    close: (name) => end[name]?.(),
    text: (text) => {
      if (inValue && cell) cell.text += text;
    },
  };
}

/** The rows of its first sheet. */
export async function readXlsx(bytes: Uint8Array, add: AddRow): Promise<void> {
  try {
    const parts = await openParts(bytes);
    const book = await readWorkbook(parts);
    const sheet = await parts.read(book.sheet);
    if (!sheet) throw new Error('no first sheet');
    await readXml(sheet, sheetHandler(book, add));
  } catch (error) {
    if (error instanceof Fault || isNoRoom(error)) throw error;
    const message = 'No se puede leer la planilla: guardala de nuevo como XLSX o CSV.';
    throw new Fault(415, 'archivo_tipo', message, { fields: { file: message } });
  }
}
