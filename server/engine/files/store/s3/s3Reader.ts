import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ByteRange } from '../../readRange';
import type { S3Client } from './s3Client';
import { isMissing, mayPass, storeSilent } from './s3Fault';

const rangeFrom = (at: number, end: number | undefined): Record<string, string> =>
  at === 0 && end === undefined ? {} : { range: `bytes=${at}-${end ?? ''}` };

/** The next piece; a store that stops half way is one that failed. */
async function nextOf(pieces: AsyncIterator<Buffer>, answer: IncomingMessage, silenceMs: number) {
  const timer = setTimeout(() => answer.destroy(new Error('the store is silent')), silenceMs);
  try {
    return await pieces.next();
  } finally {
    clearTimeout(timer);
  }
}

/** A content changes never: what breaks half way goes on from there. */
async function* pieces(client: S3Client, path: string, range?: ByteRange): AsyncGenerator<Buffer> {
  let at = range?.start ?? 0;
  let failures = 0;
  let answer: IncomingMessage | undefined;
  let body: AsyncIterator<Buffer> | undefined;
  try {
    for (;;) {
      let next: IteratorResult<Buffer>;
      try {
        answer ??= await client.once({ method: 'GET', path, headers: rangeFrom(at, range?.end) });
        body ??= answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
        next = await nextOf(body, answer, client.silenceMs);
      } catch (error) {
        answer?.destroy();
        answer = undefined;
        body = undefined;
        if (!mayPass(error)) throw isMissing(error) ? error : storeSilent(error);
        if (!(await client.pause(failures))) throw storeSilent(error);
        failures += 1;
        continue;
      }
      if (next.done) return;
      failures = 0;
      at += next.value.length;
      yield next.value;
    }
  } finally {
    answer?.destroy();
  }
}

export const s3Reader = (client: S3Client, path: string, range?: ByteRange): Readable =>
  Readable.from(pieces(client, path, range), { objectMode: false });
