import PDFDocument from 'pdfkit';
import { pdfText } from '../../modules/warehouse/pdfText';

/** A page of the demo: a title and some paragraphs, the same bytes at every start. */
export async function demoPaper(title: string, paragraphs: readonly string[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 64,
    info: { Title: title, CreationDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font('Helvetica-Bold').fontSize(16).text(pdfText(title));
  pdf.font('Helvetica').fontSize(11);
  for (const paragraph of paragraphs) pdf.moveDown().text(pdfText(paragraph), { lineGap: 3 });
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
