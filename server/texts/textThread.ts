import { parentPort } from 'node:worker_threads';
import { pdfPages } from './pdfPages';
import { wholeText } from './wholeText';

export interface ToRead {
  bytes: Uint8Array;
  /** Without one it is a PDF whose pages are asked for, one lot after another. */
  mime?: string;
}

export type Told = { texts: string[]; total: number; ended: boolean } | { failed: string };

const tell = (told: Told) => parentPort?.postMessage(told);

async function read({ bytes, mime }: ToRead): Promise<void> {
  if (mime) return tell({ texts: [await wholeText(bytes, mime)], total: 1, ended: true });
  let done = 0;
  for await (const { texts, total } of pdfPages(bytes, ' ')) {
    done += texts.length;
    tell({ texts, total, ended: done === total });
  }
}

/** The thread that reads files: whatever one of them holds, the server goes on answering. */
parentPort?.on('message', (file: ToRead) => {
  read(file).catch((error: Error) => tell({ failed: error.name }));
});
