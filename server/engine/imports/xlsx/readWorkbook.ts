import { tooMuch } from '../tooMuch';
import type { WorkbookParts } from './openParts';
import { attributeOf, readXml, type XmlHandler } from './readXml';

export interface Workbook {
  /** The name of the part of its first sheet. */
  sheet: string;
  strings: string[];
  /** Each style says whether a number in it is a day. */
  isDay: boolean[];
  /** Days are counted from 1904, as old ones of Apple do. */
  since1904: boolean;
}

const MOST_STRINGS = 2_000_000;
const MOST_LETTERS = 50_000_000;

async function readPart(parts: WorkbookParts, name: string, handler: XmlHandler): Promise<boolean> {
  const stream = await parts.read(name);
  if (stream) await readXml(stream, handler);
  return stream !== null;
}

async function readStrings(parts: WorkbookParts): Promise<string[]> {
  const strings: string[] = [];
  let letters = 0;
  let one = '';
  let inText = false;
  let aside = false;
  await readPart(parts, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') one = '';
      // How a word is pronounced stands beside the word.
      if (name === 'rPh') aside = true;
      inText = name === 't' && !aside;
    },
    text: (text) => {
      if (inText) one += text;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') aside = false;
      if (name !== 'si') return;
      letters += one.length;
      if (strings.push(one) > MOST_STRINGS || letters > MOST_LETTERS) {
        throw tooMuch('La planilla tiene demasiado texto: dividila en varias.');
      }
    },
  });
  return strings;
}

const builtIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** A format like "dd/mm/yyyy;@" is read without what stands in quotes, brackets or after a bar. */
const writesDays = (code: string) =>
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*.|general/gi, ''));

async function readStyles(parts: WorkbookParts): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const isDay: boolean[] = [];
  let ofCells = false;
  await readPart(parts, 'xl/styles.xml', {
    open: (name, attributes) => {
      const id = Number(attributeOf(attributes, 'numFmtId') ?? 0);
      if (name === 'numFmt') own.set(id, writesDays(attributeOf(attributes, 'formatCode') ?? ''));
      if (name === 'cellXfs') ofCells = true;
      if (name === 'xf' && ofCells) isDay.push(own.get(id) ?? builtIn(id));
    },
    close: (name) => {
      if (name === 'cellXfs') ofCells = false;
    },
  });
  return isDay;
}

/** This reads everything that the cells of the first sheet need to be understood. */
export async function readWorkbook(parts: WorkbookParts): Promise<Workbook> {
  let first: string | null = null;
  let since1904 = false;
  const found = await readPart(parts, 'xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet') first ??= attributeOf(attributes, 'id');
      if (name === 'workbookPr')
        since1904 = /^(1|true)$/.test(attributeOf(attributes, 'date1904') ?? '');
    },
  });
  if (!found) throw new Error('not a workbook');
  let sheet = 'xl/worksheets/sheet1.xml';
  await readPart(parts, 'xl/_rels/workbook.xml.rels', {
    open: (name, attributes) => {
      if (name !== 'Relationship' || attributeOf(attributes, 'Id') !== first) return;
      const target = attributeOf(attributes, 'Target') ?? '';
      sheet = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    },
  });
  return {
    sheet,
    since1904,
    strings: await readStrings(parts),
    isDay: await readStyles(parts),
  };
}
