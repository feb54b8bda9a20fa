import http from 'node:http';
import type { WireAnswer } from './wireRequest';

interface HalfSent {
  path: string;
  headers?: Record<string, string>;
  /** How long the body says to be. */
  announced: number;
  /** All of it that is ever sent. */
  sent: Buffer;
  /** Its sender leaves. */
  signal?: AbortSignal;
}

/** The server's answer to a body of which most never comes. */
export function halfSent(
  port: number,
  request: HalfSent,
): Promise<Pick<WireAnswer, 'status' | 'json'>> {
  const { path, headers = {}, announced, sent, signal } = request;
  return new Promise((resolve, reject) => {
    const call = http.request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        headers: { ...headers, 'content-length': announced },
        agent: false,
        signal,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          call.destroy();
          const json: unknown = JSON.parse(Buffer.concat(chunks).toString());
          resolve({ status: answer.statusCode ?? 0, json });
        });
      },
    );
    call.on('error', reject);
    call.write(sent);
  });
}
