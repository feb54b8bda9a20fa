import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Fault } from '../http/fault';

type Told = { texts: string[]; total: number; ended: boolean } | { failed: string };
type OnPages = (texts: string[], total: number) => Promise<void>;

export interface PageReader {
  /** The words of each page, some pages at a time; one file after another. */
  read(bytes: Uint8Array, onPages: OnPages): Promise<void>;
  close(): Promise<void>;
}

const MOST_MEMORY_MB = 768;

/** Beside the bundle when built, in the sources otherwise. */
function workerFile(): string {
  const sources = path.join(process.cwd(), 'server/receipts/pageTexts.worker.mjs');
  const built = path.join(process.cwd(), 'dist/server/pageTexts.worker.mjs');
  return existsSync(sources) ? sources : built;
}

const why = (failed: string) =>
  failed === 'PasswordException'
    ? 'tiene contraseña: guardalo sin ella y volvé a subirlo.'
    : 'no se puede leer: está dañado o no es un PDF.';

const unreadable = (message: string) => new Fault(422, 'datos_invalidos', `Un PDF ${message}`);

/** Reads in a thread of its own: requests are answered meanwhile, and a file that breaks it breaks nothing else. */
export function openPageReader(): PageReader {
  const worker = new Worker(workerFile(), {
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  const read = (bytes: Uint8Array, onPages: OnPages) =>
    new Promise<void>((resolve, reject) => {
      // Pages are handled in their order, each lot after the one before.
      let order = Promise.resolve();
      worker.removeAllListeners();
      worker.on('message', (told: Told) => {
        if ('failed' in told) return reject(unreadable(why(told.failed)));
        order = order.then(() => onPages(told.texts, told.total));
        order.then(told.ended ? resolve : undefined, reject);
      });
      worker.on('error', () => reject(unreadable('pide demasiada memoria: dividilo y probá.')));
      worker.on('exit', () => reject(unreadable('quedó a medio leer: probá de nuevo.')));
      worker.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
    });
  return {
    read,
    close: async () => {
      worker.removeAllListeners();
      await worker.terminate();
    },
  };
}
