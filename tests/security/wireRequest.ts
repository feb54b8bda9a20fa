import http from 'node:http';

export interface WireRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface WireAnswer {
  status: number;
  statusText: string;
  headers: http.IncomingHttpHeaders;
  text: string;
  json: unknown;
}

// A single connection per address would hide what happens on many.
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

export const closeConnections = (): void => agent.destroy();

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request is written on the socket like this: the path is sent as given, never tidied. */
export function wireRequest(port: number, request: WireRequest): Promise<WireAnswer> {
  const { method = 'GET', path, headers = {}, body } = request;
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { port, host: '127.0.0.1', method, path, headers, agent },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({
            status: answer.statusCode ?? 0,
            statusText: answer.statusMessage ?? '',
            headers: answer.headers,
            text,
            json: read(text),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
