import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Content } from '../fileStore';
import { mayPass, S3Refusal } from './s3Fault';
import type { S3Settings } from './s3Settings';
import { signRequest } from './signRequest';

export interface S3Request {
  method: 'DELETE' | 'GET' | 'HEAD' | 'PUT';
  /** Within the bucket, and what is asked of it. */
  path: string;
  headers?: Record<string, string>;
  body?: Content & { open(): Readable | Promise<Readable> };
}

export interface Patience {
  /** The longest time that passes without a byte in either direction. */
  silenceMs: number;
  /** Before each further try. */
  pausesMs: readonly number[];
}

export const usualPatience: Patience = { silenceMs: 20_000, pausesMs: [200, 800, 2_400] };

const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const isGood = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300;

/** The reason stands in the body, which a HEAD has not. */
async function refusalOf(answer: IncomingMessage): Promise<S3Refusal> {
  const body = (await text(answer).catch(() => '')).slice(0, 4096);
  return new S3Refusal(answer.statusCode ?? 0, /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '');
}

/** Sends signed requests to one bucket, and again when what failed may pass. */
export function s3Client(settings: S3Settings, { silenceMs, pausesMs }: Patience) {
  const secure = settings.origin.startsWith('https:');
  const agent = new (secure ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const send = secure ? httpsRequest : httpRequest;

  async function once(
    { method, path, headers = {}, body }: S3Request,
    patienceMs = silenceMs,
  ): Promise<IncomingMessage> {
    const url = new URL(`/${settings.bucket}${path}`, settings.origin);
    const sized = body ? { ...headers, 'content-length': String(body.bytes) } : headers;
    const unsigned = { method, url, headers: sized, bodyHash: body?.sha256 ?? NOTHING };
    const source = await body?.open();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = send(url, { method, headers: signRequest(unsigned, settings), agent });
      request.setTimeout(patienceMs, () => request.destroy(new Error('the store is silent')));
      request.on('error', reject);
      request.on('response', (came) => {
        // From here on whoever reads keeps the time: a slow reader is not a silent store.
        if (isGood(came)) request.setTimeout(0);
        resolve(came);
      });
      if (source) pipeline(source, request).catch(reject);
      else request.end();
    });
    if (isGood(answer)) return answer;
    const refusal = await refusalOf(answer);
    // The rest of a refused body would be taken for the next request.
    source?.destroy();
    answer.destroy();
    throw refusal;
  }

  return {
    silenceMs,
    /** Between one failure and the next try; false when there were enough. */
    async pause(failures: number): Promise<boolean> {
      const wait = pausesMs[failures];
      if (wait === undefined) return false;
      await sleep(wait * (0.75 + Math.random() / 2));
      return true;
    },
    async ask(request: S3Request): Promise<IncomingMessage> {
      for (let failures = 0; ; failures += 1) {
        try {
          return await once(request);
        } catch (error) {
          if (!mayPass(error) || !(await this.pause(failures))) throw error;
        }
      }
    },
    once,
  };
}

export type S3Client = ReturnType<typeof s3Client>;
