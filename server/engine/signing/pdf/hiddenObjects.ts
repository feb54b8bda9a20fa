import { inflateSync } from 'node:zlib';
import { megabytes } from '@contract/files/megabytes';

const MOST_TABLES = 200;
/** Bytes of one of them, unpacked: more than a million objects take. */
const MOST_TABLE = megabytes(32);

/** Where each object begins that is written more than once outside of streams, in the order of the file. */
function definedAgain(text: string): Map<number, number[]> {
  const token = /(?<![\d.])(\d{1,10}) +\d{1,5} +obj\b|\bstream\r?\n/g;
  const found = new Map<number, number[]>();
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[1] === undefined) {
      const end = text.indexOf('endstream', token.lastIndex);
      if (end < 0) break;
      token.lastIndex = end;
    } else {
      const number = Number(match[1]);
      const places = found.get(number);
      if (places) places.push(match.index);
      else found.set(number, [match.index]);
    }
  }
  return new Map([...found].filter(([, places]) => places.length > 1));
}

/** An object's place in the file; null where it is gone, or lies within another. */
type Places = Map<number, number | null>;

const numberIn = (dict: string, key: string) =>
  Number(new RegExp(`/${key}\\s+(\\d+)`).exec(dict)?.[1] ?? Number.NaN);
const numbersIn = (dict: string, key: string) =>
  (new RegExp(`/${key}\\s*\\[([\\d\\s]*)\\]`).exec(dict)?.[1] ?? '')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);

function readTable(text: string, at: number, places: Places): string {
  const end = text.indexOf('trailer', at);
  if (end < 0) throw new Error('a table without its end');
  let next = 0;
  for (const line of text.slice(at + 4, end).split(/\r\n|\r|\n/)) {
    const entry = /^\s*(\d{10}) \d{5} ([nf])/.exec(line);
    const section = entry ? null : /^\s*(\d+)\s+(\d+)\s*$/.exec(line);
    if (section) next = Number(section[1]);
    if (!entry) continue;
    if (!places.has(next)) places.set(next, entry[2] === 'n' ? Number(entry[1]) : null);
    next += 1;
  }
  return text.slice(end, text.indexOf('startxref', end));
}

/** Undoes "each row as the difference from the one above", in which such tables are mostly written. */
function unfiltered(bytes: Buffer, dict: string, width: number): Buffer {
  if (!(numberIn(dict, 'Predictor') >= 10)) return bytes;
  const rows: Buffer[] = [];
  for (let at = 0; at + width < bytes.length; at += width + 1) {
    const [kind, above] = [bytes[at], rows.at(-1)];
    const row = Buffer.from(bytes.subarray(at + 1, at + 1 + width));
    if (kind !== 0 && kind !== 2) throw new Error('another filter');
    if (kind === 2)
      for (let i = 0; i < width; i += 1) row[i] = ((row[i] ?? 0) + (above?.[i] ?? 0)) & 255;
    rows.push(row);
  }
  return Buffer.concat(rows);
}

function readStream(file: Buffer, text: string, at: number, places: Places): string {
  const begins = /stream\r?\n/g;
  begins.lastIndex = at;
  const begin = begins.exec(text);
  if (!begin) throw new Error('no table there');
  const dict = text.slice(at, begin.index);
  if (!/\/Type\s*\/XRef/.test(dict)) throw new Error('no table there');
  const raw = file.subarray(begins.lastIndex, text.indexOf('endstream', begins.lastIndex));
  const [a = 1, b = 2, c = 1] = numbersIn(dict, 'W');
  const bytes = unfiltered(
    /FlateDecode/.test(dict) ? inflateSync(raw, { maxOutputLength: MOST_TABLE }) : raw,
    dict,
    a + b + c,
  );
  const ranges = numbersIn(dict, 'Index');
  if (ranges.length === 0) ranges.push(0, numberIn(dict, 'Size'));
  let row = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    for (let number = first; number < first + count; number += 1, row += a + b + c) {
      if (row + a + b + c > bytes.length) return dict;
      const kind = a === 0 ? 1 : bytes.readUIntBE(row, a);
      if (!places.has(number)) places.set(number, kind === 1 ? bytes.readUIntBE(row + a, b) : null);
    }
  }
  return dict;
}

/** What readers follow, the newest table first; null where it leads nowhere, and readers look through the file. */
function placesOf(file: Buffer, text: string): Places | null {
  const places: Places = new Map();
  const waiting = [
    Number(/startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref')))?.[1]),
  ];
  const seen = new Set<number>();
  try {
    for (
      let at = waiting.shift();
      at !== undefined && seen.size < MOST_TABLES;
      at = waiting.shift()
    ) {
      if (seen.has(at) || !(at >= 0 && at < file.length)) continue;
      seen.add(at);
      const classic = text.startsWith('xref', at);
      const dict = classic ? readTable(text, at, places) : readStream(file, text, at, places);
      waiting.push(
        ...[numberIn(dict, 'XRefStm'), numberIn(dict, 'Prev')].filter((next) => next >= 0),
      );
    }
  } catch {
    return null;
  }
  return places.size > 0 ? places : null;
}

/**
 * Whether an object is written more than once and readers would show another one of them than the last, which is the
 * one that is read here: what is signed must be what they show.
 */
export function hidesObjects(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = file.toString('latin1');
  const again = definedAgain(text);
  if (again.size === 0) return false;
  const places = placesOf(file, text);
  return (
    places !== null &&
    [...again].some(([number, found]) => places.has(number) && places.get(number) !== found.at(-1))
  );
}
