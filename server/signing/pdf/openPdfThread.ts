import type { Worker } from 'node:worker_threads';
import { Fault } from '../../http/fault';
import { startThread } from '../../threads/startThread';
import type { Answered, Asked } from './pdfThread';
import type { PdfWork } from './pdfWork';

const PATIENCE_MS = 60_000;
const MOST_MEGABYTES = 1024;

export interface PdfThread extends PdfWork {
  close(): Promise<void>;
}

const interrupted = (cause: string) =>
  Object.assign(
    new Fault(503, 'pdf_interrumpido', 'No se terminó de trabajar ese PDF: probá de nuevo.'),
    { cause: new Error(cause) },
  );

/** One PDF after another in a thread of its own; one that kills it or never ends costs that thread, and no other its turn. */
export function openPdfThread(patienceMs = PATIENCE_MS): PdfThread {
  let worker: Worker | undefined;
  let settle: (answer: Answered | { lost: string }) => void = () => undefined;
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const open = () => {
    const started = startThread('server/signing/pdf/pdfThread.ts', MOST_MEGABYTES);
    const lose = (lost: string) => {
      if (worker !== started) return;
      worker = undefined;
      settle({ lost });
    };
    started.on('message', (answer: Answered) => settle(answer));
    started.on('error', ({ message }) => lose(message));
    started.on('exit', () => lose('the thread ended'));
    return started;
  };

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    settle({ lost: 'the thread was ended' });
    await ending?.terminate();
  }

  const run = (asked: Asked) =>
    new Promise<number | Uint8Array>((resolve, reject) => {
      if (closed) return reject(interrupted('the server stops'));
      const late = setTimeout(() => void end(), patienceMs);
      settle = (answer) => {
        clearTimeout(late);
        if ('done' in answer) resolve(answer.done);
        else if ('refused' in answer) reject(new Fault(...answer.refused));
        else reject('lost' in answer ? interrupted(answer.lost) : new Error(answer.failed));
      };
      worker ??= open();
      const { buffer, byteLength } = asked.given[0];
      // A copy of 25 MB would hold up everybody else for as long as it takes.
      const given = asked.name === 'seal' && buffer.byteLength === byteLength;
      worker.postMessage(asked, given ? [buffer as ArrayBuffer] : []);
    });

  /** In turn: two thick ones at once would take the memory of both. */
  const ask = (asked: Asked) => {
    const turn = last.then(() => run(asked));
    last = turn.catch(() => undefined);
    return turn;
  };
  const bytesOf = async (asked: Asked) => {
    const done = await ask(asked);
    if (typeof done === 'number') throw new Error('a number instead of a PDF');
    return done;
  };

  return {
    check: async (bytes) => Number(await ask({ name: 'check', given: [bytes] })),
    prepare: (...given) => bytesOf({ name: 'prepare', given }),
    seal: (...given) => bytesOf({ name: 'seal', given }),
    close: async () => {
      closed = true;
      await end();
    },
  };
}
