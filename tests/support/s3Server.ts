import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { readRange } from '../../server/engine/files/readRange';
import { amazonSignature } from './amazonSignature';

type Trouble = 'busy' | 'cut' | 'hang';

const keys = { key: 'CLAVE', secret: 'secreto de prueba', region: 'cordoba-1' };
const BUCKET = 'contenidos';
/** S3 refuses a request that does not sign these headers. */
const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];

/** Signed again, by other code, from what came: the same or refused. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  if (!needed.every((name) => names.includes(name))) return false;
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name])]));
  const again = { method, url: new URL(url, `http://${headers.host}`), headers: signed };
  return amazonSignature(again, keys) === given;
}

function refuse(reply: ServerResponse, status: number, code: string): void {
  reply.writeHead(status, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** This starts a bucket in memory that believes nothing unsigned, and fails when it is told to. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  const troubles: Trouble[] = [];
  let away = false;
  const asked: string[] = [];

  async function answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = pathname.split('/');
    const name = rest.join('/');
    asked.push(`${request.method} ${name}`);
    const trouble = away ? 'busy' : troubles.shift();
    if (trouble === 'hang') return;
    if (trouble === 'busy') return refuse(reply, 503, 'SlowDown');
    if (!isSigned(request)) return refuse(reply, 403, 'SignatureDoesNotMatch');
    if (bucket !== BUCKET) return refuse(reply, 404, 'NoSuchBucket');
    if (searchParams.has('list-type')) return void reply.end('<ListBucketResult/>');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) {
        return refuse(reply, 411, 'MissingContentLength');
      }
      const body = await buffer(request);
      const hash = createHash('sha256').update(body).digest('hex');
      if (hash !== request.headers['x-amz-content-sha256']) {
        return refuse(reply, 400, 'XAmzContentSHA256Mismatch');
      }
      objects.set(name, body);
      return void reply.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      reply.writeHead(204);
      return void reply.end();
    }
    const found = objects.get(name);
    if (!found) return refuse(reply, 404, 'NoSuchKey');
    const range = readRange(request.headers.range, found.length);
    if (range === 'unsatisfiable') return refuse(reply, 416, 'InvalidRange');
    const part = range ? found.subarray(range.start, range.end + 1) : found;
    reply.writeHead(range ? 206 : 200, { 'content-length': part.length });
    if (request.method === 'HEAD') return void reply.end();
    if (trouble !== 'cut') return void reply.end(part);
    reply.write(part.subarray(0, part.length >> 1), () => reply.destroy());
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    asked,
    /** The next requests meet these troubles, one each. */
    trouble: (...next: Trouble[]) => void troubles.push(...next),
    /** The server answers no request until it is back. */
    goAway: () => {
      away = true;
    },
    comeBack: () => {
      away = false;
    },
    env: {
      S3_URL: `http://127.0.0.1:${port}/${BUCKET}`,
      S3_REGION: keys.region,
      S3_KEY: keys.key,
      S3_SECRET: keys.secret,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
