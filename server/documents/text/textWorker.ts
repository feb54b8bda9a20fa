import { parentPort } from 'node:worker_threads';
import { cleanText } from './cleanText';
import { isOffice, officeWords } from './officeWords';
import { pdfWords } from './pdfWords';

export interface ToRead {
  bytes: Uint8Array;
  mime: string;
}

/** The thread that reads files: whatever one of them holds, the server goes on answering. */
parentPort?.on('message', ({ bytes, mime }: ToRead) => {
  const reading = isOffice(mime) ? officeWords(bytes, mime) : pdfWords(bytes);
  // Broken, locked or empty: it has no words, and nobody is to be told.
  reading.then(cleanText, () => '').then((text) => parentPort?.postMessage(text));
});
