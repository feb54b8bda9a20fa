import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const MOST_BYTES = 20_000_000;

/** Where each kind of office file keeps what it says. */
const partOf = new Map([
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xl/sharedStrings.xml'],
  ['application/vnd.oasis.opendocument.text', 'content.xml'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'content.xml'],
]);

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Paragraphs and cells end a line; whatever else is a tag says nothing. */
const plainText = (xml: string): string =>
  xml
    .replace(/<\/(?:w:p|text:p|text:h|si)>|<(?:w:br|w:tab|text:line-break|text:tab)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/&#(x[0-9a-f]{1,5}|\d{1,6});/gi, (_whole, code: string) =>
      String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    );

const opened = (bytes: Uint8Array) =>
  new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    ),
  );

const partNamed = (zip: ZipFile, name: string) =>
  new Promise<Readable | null>((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(null));
    zip.on('entry', (entry: Entry) => {
      if (entry.fileName !== name) return zip.readEntry();
      // A part that unfolds into more is a trap, or nothing that a person wrote; one that says less is cut off as it is
      // read.
      if (entry.uncompressedSize > MOST_BYTES) return resolve(null);
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
    zip.readEntry();
  });

export const isOffice = (mime: string): boolean => partOf.has(mime);

/** The text of a document or a sheet; its numbers and formulas are left out. */
export async function officeWords(bytes: Uint8Array, mime: string): Promise<string> {
  const part = await partNamed(await opened(bytes), partOf.get(mime) ?? '');
  return part ? plainText((await buffer(part)).toString('utf8')) : '';
}
