import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFRawStream,
} from '@cantoo/pdf-lib';

const name = PDFName.of;
const numberIn = (dict: PDFDict | undefined, key: string) =>
  dict?.lookupMaybe(name(key), PDFNumber)?.asNumber();
const numbersIn = (dict: PDFDict, key: string) => {
  const held = dict.lookupMaybe(name(key), PDFArray);
  return Array.from(
    { length: held?.size() ?? 0 },
    (_, at) => held?.lookup(at, PDFNumber).asNumber() ?? 0,
  );
};

/** Each way of telling a byte from its neighbours adds this to it: left of it, above it, and left of that one. */
const neighbours: ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const [a, b, c] = [left, above, corner].map((one) => Math.abs(left + above - corner - one));
    if ((a ?? 0) <= (b ?? 0) && (a ?? 0) <= (c ?? 0)) return left;
    return (b ?? 0) <= (c ?? 0) ? above : corner;
  },
];

/** Undoes "each row as the difference from its neighbours", in which such tables are mostly written; the library does not. */
function undone(bytes: Buffer, width: number): Buffer {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(width);
  for (let at = 0; at + width < bytes.length; at += width + 1) {
    const added = neighbours[bytes[at] ?? 0];
    if (!added) throw new Error('another filter');
    const row = Buffer.from(bytes.subarray(at + 1, at + 1 + width));
    for (let i = 0; i < width; i += 1) {
      const [left, corner] = i === 0 ? [0, 0] : [row[i - 1] ?? 0, above[i - 1] ?? 0];
      row[i] = ((row[i] ?? 0) + added(left, above[i] ?? 0, corner)) & 255;
    }
    rows.push(row);
    above = row;
  }
  return Buffer.concat(rows);
}

function bytesOf(stream: PDFRawStream, width: number): Buffer {
  const bytes = Buffer.from(decodePDFRawStream(stream).decode());
  const held = stream.dict.lookup(name('DecodeParms'));
  const parameters = held instanceof PDFArray ? held.lookup(held.size() - 1) : held;
  const said = parameters instanceof PDFDict ? parameters : undefined;
  const predictor = numberIn(said, 'Predictor') ?? 1;
  if (predictor === 1) return bytes;
  if (predictor < 10 || (numberIn(said, 'Columns') ?? 1) !== width)
    throw new Error('another filter');
  return undone(bytes, width);
}

export interface TableRow {
  number: number;
  kind: 'free' | 'at' | 'within';
  /** Where it stands, or the number of the one within which it does. */
  value: number;
}

/** The rows of a table that is written as a stream. */
export function tableRows(stream: PDFRawStream): TableRow[] {
  const [a = 0, b = 0, c = 0] = numbersIn(stream.dict, 'W');
  const width = a + b + c;
  if (a > 6 || b > 6 || b === 0) throw new Error('no such table');
  const bytes = bytesOf(stream, width);
  const ranges = numbersIn(stream.dict, 'Index');
  if (ranges.length === 0) ranges.push(0, numberIn(stream.dict, 'Size') ?? 0);
  const rows: TableRow[] = [];
  let at = 0;
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    for (let number = first; number < first + count && at + width <= bytes.length; number += 1) {
      const kind = a === 0 ? 1 : bytes.readUIntBE(at, a);
      const value = bytes.readUIntBE(at + a, b);
      rows.push({ number, value, kind: kind === 1 ? 'at' : kind === 2 ? 'within' : 'free' });
      at += width;
    }
  }
  return rows;
}
