import {
  decodePDFRawStream,
  PDFArray,
  PDFContentStream,
  PDFName,
  type PDFPage,
  PDFRawStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { startUnpacking } from './unpacking';

const code = (sign: string) => sign.charCodeAt(0);
const [OPEN, CLOSE, ESCAPE, PERCENT] = ['(', ')', '\\', '%'].map(code);
const isBlank = (byte: number | undefined) => byte === undefined || byte <= 32;
const ends = new Set([...'()<>[]{}/%'].map(code));

/** After the string that begins here. */
function afterString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === ESCAPE) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return bytes.length;
}

/** After the picture that is written between the operators. */
function afterPicture(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 2 < bytes.length; at += 1) {
    const found = bytes[at + 1] === code('E') && bytes[at + 2] === code('I');
    if (found && isBlank(bytes[at]) && isBlank(bytes[at + 3])) return at + 3;
  }
  return bytes.length;
}

/** How often a page restores what it never saved, and how much of what it saved it leaves so. */
export function unbalanced(bytes: Uint8Array): { missing: number; left: number } {
  let [depth, least] = [0, 0];
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] ?? 0;
    if (byte === OPEN) at = afterString(bytes, at);
    else if (byte === PERCENT) {
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
    } else if (isBlank(byte) || ends.has(byte)) at += 1;
    else {
      const from = at;
      while (at < bytes.length && !isBlank(bytes[at]) && !ends.has(bytes[at] ?? 0)) at += 1;
      const word = at - from === 1 ? byte : 0;
      if (word === code('q')) depth += 1;
      else if (word === code('Q')) depth -= 1;
      else if (at - from === 2 && byte === code('I') && bytes[from + 1] === code('D')) {
        at = afterPicture(bytes, at);
      }
      least = Math.min(least, depth);
    }
  }
  return { missing: -least, left: depth - least };
}

function contentsOf(page: PDFPage): Uint8Array {
  startUnpacking();
  const held = page.node.lookup(PDFName.of('Contents'));
  const streams =
    held instanceof PDFArray ? held.asArray().map((_, at) => held.lookup(at)) : [held];
  const parts = streams.map((stream) => {
    if (stream instanceof PDFRawStream) return decodePDFRawStream(stream).decode();
    return stream instanceof PDFContentStream ? stream.getUnencodedContents() : new Uint8Array();
  });
  // A word never goes on in the next one.
  return Buffer.concat(parts.flatMap((part) => [part, Buffer.from('\n')]));
}

/** This lets drawings that come after a page's own contents stand where they should, whatever state those leave behind. */
export function balanceContents(page: PDFPage): void {
  const { missing, left } = unbalanced(contentsOf(page));
  if (missing === 0 && left === 0) return;
  const { context } = page.doc;
  const saves = Array.from({ length: missing }, pushGraphicsState);
  const restores = Array.from({ length: left }, popGraphicsState);
  page.node.wrapContentStreams(
    context.register(context.contentStream(saves)),
    context.register(context.contentStream(restores)),
  );
}
