import {
  PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { type TableRow, tableRows } from './tableRows';

/**
 * Where readers look for an object: after its head in the file, within another one, or nowhere, as it was taken away.
 * Where the table leads to something else, they look through the file.
 */
export type Place = { at: number } | { within: number } | 'nowhere' | 'lost';

export interface ReadersTable {
  places: ReadonlyMap<number, Place>;
  root: PDFRef;
}

const MOST_TABLES = 200;
const BLANK = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const head = new RegExp(
  String.raw`${BLANK}*(\d{1,10})${BLANK}+(\d{1,5})${BLANK}*obj${BLANK}*`,
  'y',
);
const table = new RegExp(`${BLANK}*xref`, 'y');
const row = new RegExp(String.raw`${BLANK}*(\d{1,10})${BLANK}+(\d{1,5})(?:${BLANK}*([nf]))?`, 'y');
const trailer = new RegExp(`${BLANK}*trailer`, 'y');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** After the head of the object that begins there, if it has this number. */
function afterHead(text: string, at: number, number?: number): number | null {
  const found = matchAt(head, text, at);
  if (!found || (number !== undefined && Number(found[1]) !== number)) return null;
  return at + found[0].length;
}

type Found = Map<number, Omit<TableRow, 'number'>>;

/** Reads the rows of a plain table; answers where they end. */
function readRows(text: string, from: number, found: Found): number {
  let at = from;
  let next = 0;
  let first = false;
  for (let match = matchAt(row, text, at); match; match = matchAt(row, text, at)) {
    const [whole, one, two, kind] = match;
    at += whole.length;
    if (kind === undefined) {
      next = Number(one);
      first = true;
      continue;
    }
    // Some count from one and mean zero: readers know it by the row that no object has.
    if (first && next === 1 && kind === 'f' && two === '65535') next = 0;
    first = false;
    if (!found.has(next))
      found.set(next, { value: Number(one), kind: kind === 'n' ? 'at' : 'free' });
    next += 1;
  }
  return at;
}

const parserAt = (bytes: Uint8Array, at: number) =>
  PDFObjectParser.forBytes(bytes.subarray(at), PDFContext.create());

/** Reads one table, whichever way it is written; answers what is said with it. */
function readTable(bytes: Uint8Array, text: string, at: number, found: Found): PDFDict {
  const plain = matchAt(table, text, at);
  if (plain) {
    const end = readRows(text, at + plain[0].length, found);
    const mark = matchAt(trailer, text, end);
    const dict = mark && parserAt(bytes, end + mark[0].length).parseObject();
    if (!(dict instanceof PDFDict)) throw new Error('a table without its end');
    return dict;
  }
  const begins = afterHead(text, at);
  const stream = begins === null ? null : parserAt(bytes, begins).parseObject();
  if (!(stream instanceof PDFRawStream)) throw new Error('no table there');
  if (stream.dict.get(PDFName.of('Type')) !== PDFName.of('XRef')) throw new Error('no table there');
  for (const { number, ...rest } of tableRows(stream)) {
    if (!found.has(number)) found.set(number, rest);
  }
  return stream.dict;
}

function readTables(bytes: Uint8Array, text: string, shift: number) {
  const said = /startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1];
  const waiting = [Number(said)];
  const seen = new Set<number>();
  const found: Found = new Map();
  let root: unknown;
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at) || seen.size >= MOST_TABLES) continue;
    const dict = readTable(bytes, text, at + shift, found);
    if (seen.size === 0) root = dict.get(PDFName.of('Root'));
    seen.add(at);
    for (const name of ['XRefStm', 'Prev']) {
      const next = dict.get(PDFName.of(name));
      if (next instanceof PDFNumber) waiting.push(next.asNumber());
    }
  }
  if (!(root instanceof PDFRef)) throw new Error('tables of nothing');
  return { found, root };
}

/** The table that readers follow, the newest first; null where it leads nowhere, and they look through the file. */
export function readersTable(bytes: Uint8Array): ReadersTable | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  // Readers count from the mark of a PDF, whatever came before it.
  for (const shift of new Set([Math.max(0, text.indexOf('%PDF-')), 0])) {
    try {
      const { found, root } = readTables(bytes, text, shift);
      const places = new Map<number, Place>();
      for (const [number, { value, kind }] of found) {
        const at = kind === 'at' ? afterHead(text, value + shift, number) : null;
        if (kind === 'free') places.set(number, 'nowhere');
        else if (kind === 'within') places.set(number, { within: value });
        else places.set(number, at === null ? 'lost' : { at });
      }
      return { places, root };
    } catch {
      // Not counted from there, or not at all.
    }
  }
  return null;
}
