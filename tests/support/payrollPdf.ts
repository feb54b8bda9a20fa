import PDFDocument from 'pdfkit';

/** A PDF as a payroll system gives it: one page for each text. */
export async function payrollPdf(pages: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({ size: 'A4', margin: 40, autoFirstPage: false });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  for (const text of pages) pdf.addPage().font('Helvetica').fontSize(10).text(text);
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(parts));
}
