import path from 'node:path';
import {
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pages read one after another, and how many there are. */
export interface PageTexts {
  texts: string[];
  total: number;
}

const PAGES_AT_ONCE = 25;
/** A person reads no page of more letters; a small file can write one of gigabytes. */
const MOST_LETTERS = 100_000;
/** pdf.js forgets what it keeps of fonts after so many pages, so that a thick file takes no more memory than a thin one. */
const PAGES_KEPT = 250;

async function textOf(pdf: PDFDocumentProxy, number: number, between: string): Promise<string> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : between) : ''))
    .join('')
    .slice(0, MOST_LETTERS);
}

/** The text of each page, some pages at a time; `between` what is written apart on one line. */
export async function* pdfPages(data: Uint8Array, between: string): AsyncGenerator<PageTexts> {
  const task = getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    cMapUrl: path.join(process.cwd(), 'node_modules/pdfjs-dist/cmaps/'),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const total = pdf.numPages;
    for (let first = 1; first <= total; first += PAGES_AT_ONCE) {
      const texts: string[] = [];
      const last = Math.min(first + PAGES_AT_ONCE - 1, total);
      for (let at = first; at <= last; at += 1) texts.push(await textOf(pdf, at, between));
      if (last % PAGES_KEPT === 0) await pdf.cleanup();
      yield { texts, total };
    }
  } finally {
    await task.destroy();
  }
}
