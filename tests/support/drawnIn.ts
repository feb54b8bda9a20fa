import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';

export const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** All streams of a PDF, as what they say to who draws them. */
export async function drawnIn(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes);
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [decoded(object)] : []))
    .join('\n');
}

/** A table in the font says which letter each of its signs is, and has only those that are used. */
export function lettersIn(drawn: string, text: string): string {
  const has = (letter: string) =>
    drawn.toLowerCase().includes(`> <${letter.charCodeAt(0).toString(16).padStart(4, '0')}>`);
  return [...text].filter(has).join('');
}
