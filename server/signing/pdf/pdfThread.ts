import { parentPort } from 'node:worker_threads';
import { Fault } from '../../http/fault';
import { type PdfWork, pdfHere } from './pdfWork';

/** One piece of work, by its name. */
export type Asked = {
  [Name in keyof PdfWork]: { name: Name; given: Parameters<PdfWork[Name]> };
}[keyof PdfWork];

export type Answered =
  | { done: number | Uint8Array }
  | { refused: ConstructorParameters<typeof Fault> }
  | { failed: string };

const run = ({ name, given }: Asked) =>
  (pdfHere[name] as (...parts: unknown[]) => Promise<number | Uint8Array>)(...given);

/** Bytes that are alone in their memory, which then goes without being copied. */
const alone = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

function answerOf(error: unknown): Answered {
  if (!(error instanceof Fault)) return { failed: String(error) };
  return { refused: [error.status, error.code, error.message, error.extra] };
}

/** The thread in which PDFs are made ready and sealed. */
parentPort?.on('message', async (asked: Asked) => {
  try {
    const done = await run(asked);
    if (typeof done === 'number') return parentPort?.postMessage({ done });
    const bytes = alone(done);
    parentPort?.postMessage({ done: bytes }, [bytes.buffer]);
  } catch (error) {
    parentPort?.postMessage(answerOf(error));
  }
});
