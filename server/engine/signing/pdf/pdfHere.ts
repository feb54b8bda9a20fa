import { fillField } from './fillField';
import { openPdf } from './openPdf';
import type { PdfWork } from './pdfWork';
import { preparePdf } from './preparePdf';
import { readFile } from './readFile';
import { sealBy } from './sealBy';

/** Done where it is asked for: while the demo is filled with papers of its own. */
export const pdfHere: PdfWork = {
  check: async (bytes) => (await openPdf(bytes)).getPageCount(),
  prepare: preparePdf,
  seal: sealBy(fillField),
  read: readFile,
};
