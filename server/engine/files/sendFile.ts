import type { FastifyReply, FastifyRequest } from 'fastify';
import { reasonPhrase } from '../http/reasonPhrase';
import type { OpenFile } from './fileAccess';
import { readRange } from './readRange';
import type { FileStore } from './store/fileStore';

/**
 * Files that anybody sees stay anywhere; those that everybody here sees stay in the browser until they sign out, since
 * content never changes under its hash; those of one person stay nowhere.
 */
const keeping = {
  public: 'public, max-age=31536000, immutable',
  shared: 'private, max-age=31536000, immutable',
  own: 'no-store',
};

/** Whole or one range. */
export function sendFile(
  store: FileStore,
  file: OpenFile,
  request: FastifyRequest,
  reply: FastifyReply,
  kept: keyof typeof keeping = 'own',
) {
  const range = readRange(request.headers.range, file.size);
  reply.headers({
    'content-type': file.mime,
    'accept-ranges': 'bytes',
    'cache-control': keeping[kept],
    etag: `"${file.hash}"`,
    // Whatever it is, it is looked at, never run.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': 'inline',
  });
  if (request.headers['if-none-match'] === `"${file.hash}"`) return reply.status(304).send();
  if (range === 'unsatisfiable') {
    reply.raw.statusMessage = reasonPhrase(416);
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range === null) {
    return reply.header('content-length', file.size).send(store.read(file.hash));
  }
  return reply
    .status(206)
    .header('content-length', range.end - range.start + 1)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .send(store.read(file.hash, range));
}
