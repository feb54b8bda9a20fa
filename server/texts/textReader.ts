import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/startThread';
import type { Told, ToRead } from './textThread';

/** Nobody waits longer for the next words. */
const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 768;

type Why = 'broken' | 'locked' | 'late' | 'memory' | 'interrupted';
type OnPages = (texts: string[], total: number) => Promise<void>;

/** Why a file was not read. */
export class Unread extends Error {
  override name = 'Unread';
  constructor(readonly why: Why) {
    super(why);
  }
}

export interface TextReader {
  /** All that a PDF or an office document says, cleaned. */
  whole(bytes: Uint8Array, mime: string): Promise<string>;
  /** The words of each page of a PDF, some pages at a time, in their order. */
  pages(bytes: Uint8Array, onPages: OnPages): Promise<void>;
  close(): Promise<void>;
}

/** Reads one file after another in a thread of its own; a file that kills it or never ends costs that thread. */
export function openTextReader(patience = PATIENCE_MS): TextReader {
  let worker: Worker | undefined;
  let fail: (error: Error) => void = () => undefined;
  const close = async () => {
    const ending = worker;
    worker = undefined;
    ending?.removeAllListeners();
    await ending?.terminate();
  };
  const open = () => {
    const started = startThread('server/texts/textThread.ts', MOST_MEGABYTES);
    started.on('error', ({ code }: NodeJS.ErrnoException) =>
      fail(new Unread(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'interrupted')),
    );
    started.on('exit', () => fail(new Unread('interrupted')));
    return started;
  };

  const read = (file: ToRead, onPages: OnPages) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => fail(new Unread('late')), patience);
      // Each lot is handled after the one before.
      let order = Promise.resolve();
      const finish = (settle: () => void) => {
        clearTimeout(late);
        settle();
      };
      fail = (error) => {
        void close();
        finish(() => reject(error));
      };
      worker ??= open();
      worker.removeAllListeners('message');
      worker.on('message', (told: Told) => {
        if ('failed' in told) {
          const why = told.failed === 'PasswordException' ? 'locked' : 'broken';
          return finish(() => reject(new Unread(why)));
        }
        late.refresh();
        order = order.then(() => onPages(told.texts, told.total));
        if (told.ended) clearTimeout(late);
        order.then(told.ended ? () => finish(resolve) : undefined, fail);
      });
      worker.postMessage(file, [file.bytes.buffer as ArrayBuffer]);
    });

  return {
    async whole(bytes, mime) {
      let text = '';
      await read({ bytes, mime }, async ([all = '']) => {
        text = all;
      });
      return text;
    },
    pages: (bytes, onPages) => read({ bytes }, onPages),
    close,
  };
}
