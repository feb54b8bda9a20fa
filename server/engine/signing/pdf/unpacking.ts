import { decodePDFRawStream, PDFContext, PDFDict, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { megabytes } from '@contract/files/megabytes';
import { heavyPdf } from './heavyPdf';

/** Far more than what a file of the largest size says in words and lines. Pictures are not unpacked here. */
const MOST = megabytes(96);

interface Unpacked {
  buffer: Uint8Array;
  ensureBuffer(this: Unpacked, bytes: number): Uint8Array;
}

/** The library's own class for whatever is unpacked, which it does not give by name: the parent of its streams. */
function unpacking(): Unpacked {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const empty = new Uint8Array([0x78, 0x9c, 3, 0, 0, 0, 0, 1]);
  const stream = decodePDFRawStream(PDFRawStream.of(dict, empty));
  let found: unknown = stream;
  while (found && !Object.hasOwn(found, 'ensureBuffer')) found = Object.getPrototypeOf(found);
  if (!found) throw new Error('the library unpacks in another way');
  return found as Unpacked;
}

let left = MOST;
let passed = false;

const streams = unpacking();
const { ensureBuffer } = streams;
/** Each filter of a stream, those within others and those of tables and objects too, asks here for room before it goes on. */
streams.ensureBuffer = function ensure(bytes) {
  const held = this.buffer.byteLength;
  if (bytes > held) {
    // It takes at least twice what it had.
    const more = Math.max(bytes, held * 2) - held;
    passed ||= more > left;
    if (passed) throw heavyPdf();
    left -= more;
  }
  return ensureBuffer.call(this, bytes);
};

/** From here on, that much may be unpacked. */
export function startUnpacking(): void {
  left = MOST;
  passed = false;
}

/** The library passes over what it cannot read; what was too much is refused all the same. */
export function refuseTooMuch(): void {
  if (passed) throw heavyPdf();
}
