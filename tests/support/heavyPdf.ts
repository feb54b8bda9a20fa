import { randomBytes } from 'node:crypto';
import {
  drawObject,
  PDFDocument,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  scale,
  translate,
} from '@cantoo/pdf-lib';

const A4 = [595, 842] as const;
const LARGEST_SCAN = 750_000;

/** A PDF of about so many bytes, as a scanner gives it: a grey picture that does not compress on each page, under a line of text. */
export async function heavyPdf(text: string, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  const pages = Math.ceil(bytes / LARGEST_SCAN);
  const side = Math.floor(Math.sqrt(bytes / pages));
  for (let number = 1; number <= pages; number += 1) {
    const scan = pdf.context.stream(randomBytes(side * side), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: side,
      Height: side,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    });
    const page = pdf.addPage([...A4]);
    page.node.setXObject(PDFName.of('Scan'), pdf.context.register(scan));
    page.drawText(`${text}. Hoja ${number} de ${pages}`, { x: 40, y: 790, size: 10 });
    page.pushOperators(
      pushGraphicsState(),
      translate(60, 150),
      scale(475, 560),
      drawObject('Scan'),
      popGraphicsState(),
    );
  }
  return new Uint8Array(await pdf.save());
}
