import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const PAGES_AT_ONCE = 25;
/** What pdf.js keeps of fonts is let go this often, so that a thick file takes no more memory than a thin one. */
const PAGES_KEPT = 250;

async function textOf(pdf, number) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items
    .filter((item) => 'str' in item)
    .map((item) => item.str + (item.hasEOL ? '\n' : ' '))
    .join('');
}

async function read(bytes) {
  const task = getDocument({
    data: bytes,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const pdf = await task.promise;
    for (let first = 1; first <= pdf.numPages; first += PAGES_AT_ONCE) {
      const texts = [];
      const last = Math.min(first + PAGES_AT_ONCE - 1, pdf.numPages);
      for (let number = first; number <= last; number += 1) texts.push(await textOf(pdf, number));
      if (last % PAGES_KEPT === 0) await pdf.cleanup();
      parentPort.postMessage({ texts, total: pdf.numPages, ended: last === pdf.numPages });
    }
  } finally {
    await task.destroy();
  }
}

/** Reads the words of each page of the files it is given, one after another. */
parentPort.on('message', (bytes) => {
  read(bytes).catch((error) => parentPort.postMessage({ failed: error?.name ?? 'Error' }));
});
