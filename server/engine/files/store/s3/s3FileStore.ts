import type { FileStore } from '../fileStore';
import { placeOf } from '../placeOf';
import { putBytes } from '../putBytes';
import { type Patience, s3Client, usualPatience } from './s3Client';
import { isMissing, storeSilent } from './s3Fault';
import { s3Reader } from './s3Reader';
import type { S3Settings } from './s3Settings';

export interface S3FileStore extends FileStore {
  /** Asks the bucket for its first name, which proves address, key and bucket. */
  check(): Promise<void>;
}

/** A look at the state of the server does not wait as long as a file may. */
const STATE_MS = 5_000;

/** Contents in a bucket of any store that speaks S3, addressed by path. */
export function s3FileStore(settings: S3Settings, patience: Patience = usualPatience): S3FileStore {
  const client = s3Client(settings, patience);
  const list = { method: 'GET', path: '/?list-type=2&max-keys=1' } as const;
  const pathOf = (hash: string) => `/${placeOf(hash)}`;

  const store: S3FileStore = {
    put: (bytes) => putBytes(store, bytes),
    async keep(content, open) {
      if ((await store.size(content.sha256)) !== null) return;
      const body = { ...content, open };
      try {
        (await client.ask({ method: 'PUT', path: pathOf(content.sha256), body })).resume();
      } catch (error) {
        throw storeSilent(error);
      }
    },
    async size(hash) {
      try {
        const answer = await client.ask({ method: 'HEAD', path: pathOf(hash) });
        answer.resume();
        return Number(answer.headers['content-length']);
      } catch (error) {
        if (isMissing(error)) return null;
        throw storeSilent(error);
      }
    },
    read: (hash, range) => s3Reader(client, pathOf(hash), range),
    async remove(hash) {
      try {
        (await client.ask({ method: 'DELETE', path: pathOf(hash) })).resume();
      } catch (error) {
        if (!isMissing(error)) throw storeSilent(error);
      }
    },
    async check() {
      (await client.ask(list)).resume();
    },
    async state() {
      const place = `${new URL(settings.origin).host}/${settings.bucket}`;
      const from = performance.now();
      // Once: who asks for the state of the server wants to hear of one failure too.
      const answer = await client.once(list, STATE_MS).catch(() => null);
      answer?.resume();
      return { place, answerMs: answer && Math.round(performance.now() - from) };
    },
  };
  return store;
}
