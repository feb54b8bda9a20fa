import type { Page } from '@playwright/test';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface Sheet {
  /** The text of a sheet, without the words in its margin. */
  text: string;
  pictures: number;
}

const pictures = new Set<number>([OPS.paintImageXObject, OPS.paintInlineImageXObject]);
/** The line of the margin comes first: which sheet of how many, whose, of what and when. */
const margin = /^Hoja \d+ de \d+.*/;

/** The printer would get this of the page, sheet by sheet. */
export async function printedSheets(page: Page): Promise<Sheet[]> {
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const sheets: Sheet[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const sheet = await pdf.getPage(number);
      const { items } = await sheet.getTextContent();
      const { fnArray } = await sheet.getOperatorList();
      const lines = items.map((item) =>
        'str' in item ? item.str + (item.hasEOL ? '\n' : '') : '',
      );
      sheets.push({
        text: lines.join('').replace(margin, '').trim(),
        pictures: fnArray.filter((one) => pictures.has(one)).length,
      });
    }
    return sheets;
  } finally {
    await task.destroy();
  }
}
