import { deflateSync } from 'node:zlib';
import { workbook } from './workbook';

const objectStream = (count: number, first: number, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj\n<</Type/ObjStm/N ${count}/First ${first}/Filter[/FlateDecode/FlateDecode]/Length ${content.length}>>\nstream\n`,
    ),
    content,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
const packed = (bytes: Buffer) => deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 });

/** A few kilobytes that unfold into far more than anybody has. */
export const bomb = (megabytes: number) =>
  objectStream(1, 4, packed(Buffer.alloc(megabytes * 1024 * 1024, 32)));

/** Objects without number, each of which is little. */
export function swarm(count: number): Buffer {
  const head = Buffer.from(
    Array.from({ length: count }, (_, at) => `${at + 10} ${at * 3}`).join(' '),
  );
  const body = Buffer.from('[] '.repeat(count));
  return objectStream(
    count,
    head.length + 1,
    packed(Buffer.concat([head, Buffer.from(' '), body])),
  );
}

/** Values without number in a single object: nothing is unfolded, and each of them asks for room of its own. */
export const crowd = (count: number) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n[${'[]'.repeat(count)}]\nendobj\n%%EOF\n`);

/** Objects that begin and never end: whoever repairs them looks through all of the file, again and again. */
export const unfinished = (bytes: number) =>
  Buffer.from(`%PDF-1.7\n${'1 0 obj\n<</A[('.repeat(bytes / 15)}`);

/** A list of pages that names one page again and again, or itself. */
export const manyPages = (count: number, named = '3 0 R'): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj',
      `2 0 obj\n<</Type/Pages/Count ${count}/Kids[${`${named} `.repeat(count)}]>>\nendobj`,
      '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj',
      'trailer\n<</Root 1 0 R/Size 4>>\n%%EOF\n',
    ].join('\n'),
  );

/** Many streams, of which each alone is nothing much. */
export function manyBombs(count: number, megabytes: number): Buffer {
  const packedOne = packed(
    Buffer.concat([Buffer.from('10 0 '), Buffer.alloc(megabytes * 1024 * 1024, 32)]),
  );
  return Buffer.concat(Array.from({ length: count }, () => objectStream(1, 5, packedOne)));
}

/** This makes a page of so many words, packed twice. */
export function heavyWords(megabytes: number): Buffer {
  const words = packed(Buffer.alloc(megabytes * 1024 * 1024, 32));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Filter[/FlateDecode/FlateDecode]/Length ${words.length}>>\nstream\n`,
    ),
    words,
    Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 5>>\n%%EOF\n'),
  ]);
}

/** This makes a false signature, and so many others that claim to cover the whole file but it. */
export function manyRanges(bytes: number, ranges: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n');
  const gap = Buffer.from(`<${'30'.repeat(2000)}>`);
  const from = head.length + gap.length;
  const range = `/ByteRange [0 ${head.length} ${from} ${bytes - from}]\n`;
  const body = Buffer.alloc(bytes - from, 32);
  body.write(range.repeat(ranges), 'latin1');
  return Buffer.concat([head, gap, body]);
}

/** Two cells, as far from each other as a sheet goes. */
export const farCells = (): Promise<Buffer> =>
  workbook({
    rows: '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  });

/** More rows than anybody has people, in few bytes. */
export const shortRows = (count: number): Buffer =>
  Buffer.from(`Legajo;Apellido\n${'1;a\n'.repeat(count)}`);
