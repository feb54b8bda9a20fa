import path from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const MOST_PAGES = 500;
const MOST_LETTERS = 1_000_000;

/** The text of a PDF, line by line, as far as it is text. */
export async function pdfWords(data: Uint8Array): Promise<string> {
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
    let text = '';
    for (let page = 1; page <= Math.min(pdf.numPages, MOST_PAGES); page += 1) {
      const shown = await pdf.getPage(page);
      const { items } = await shown.getTextContent();
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
      text += '\n';
      shown.cleanup();
      if (text.length > MOST_LETTERS) break;
    }
    return text;
  } finally {
    await task.destroy();
  }
}
