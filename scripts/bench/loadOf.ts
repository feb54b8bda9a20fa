import { Agent, request as send } from 'node:http';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
}

export const CONNECTIONS = 8;

function ask(port: number, agent: Agent, { method, path, headers, body }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = send({ port, host: '127.0.0.1', method, path, headers, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += text.length < 300 ? chunk : '';
      });
      answer.on('error', reject);
      answer.on('end', () => {
        // GraphQL says 200 of what failed, too.
        const failed = answer.statusCode !== 200 || text.startsWith('{"errors"');
        if (failed) reject(new Error(`${path}: ${answer.statusCode} ${text.slice(0, 300)}`));
        else resolve();
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks once, for what is counted by request. */
export async function askOnce(port: number, request: Request): Promise<void> {
  const agent = new Agent();
  await ask(port, agent, request).finally(() => agent.destroy());
}

/** Eight connections, each asking again as soon as it is answered. */
export async function loadOf(port: number, next: () => Request, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const start = performance.now();
  const until = start + seconds * 1000;
  const connection = async () => {
    while (performance.now() < until) {
      const from = performance.now();
      await ask(port, agent, next());
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection)).finally(() => agent.destroy());
  const took = (performance.now() - start) / 1000;
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { requests: times.length, seconds: took, p50: at(0.5), p99: at(0.99) };
}
