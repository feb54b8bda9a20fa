import { payrollPdf } from '../../support/payrollPdf';

/** A PDF with a page for each text, as a person picks it from their files. */
export const pdfFile = async (name: string, ...pages: string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await payrollPdf(pages)),
});
