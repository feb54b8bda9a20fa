import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendInParts } from './sendInParts';

let server: Server;
let base: string;
/** The server keeps this much of the file; `cut` says which requests are cut: before it wrote, or before it answered. */
let kept = Buffer.alloc(0);
const cut = new Map<number, 'before' | 'after'>();
const asked: string[] = [];

beforeEach(async () => {
  kept = Buffer.alloc(0);
  cut.clear();
  asked.length = 0;
  sessionStorage.clear();
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      asked.push(`${request.method} ${pathname.slice(16)} ${searchParams.get('desde') ?? ''}`);
      const from = searchParams.get('desde');
      const lost = cut.get(asked.length);
      if (from !== null && Number(from) === kept.length && lost !== 'before') {
        kept = Buffer.concat([kept, ...chunks]);
      }
      if (lost) return void request.socket.destroy();
      const answer = pathname.endsWith('/fin')
        ? { hash: 'h' }
        : pathname.endsWith('partes')
          ? { id: 'u1' }
          : { received: kept.length };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const file = () =>
  new File([new Uint8Array(1_300_000).map((_, at) => at % 251)], 'grande.pdf', { lastModified: 7 });
const options = () => {
  const sent: number[] = [];
  const { signal } = new AbortController();
  return { base, jwt: 'j', signal, onSent: (bytes: number) => void sent.push(bytes), sent };
};

test('a file arrives whole, part by part, although answers are lost on the way', async () => {
  const told = options();
  cut.set(1, 'after').set(3, 'before').set(5, 'after');
  expect(await sendInParts(file(), told)).toBe('h');
  expect(kept.equals(Buffer.from(await file().arrayBuffer()))).toBe(true);
  expect(told.sent.at(-1)).toBe(1_300_000);
  expect(sessionStorage.length).toBe(0);
});

test('after a reload the same file goes on from where it stayed', async () => {
  sessionStorage.setItem('anden.subida grande.pdf 1300000 7', 'u1');
  kept = Buffer.from((await file().arrayBuffer()).slice(0, 1_048_576));
  const told = options();
  expect(await sendInParts(file(), told)).toBe('h');
  expect(told.sent).toEqual([1_048_576, 1_300_000]);
  expect(asked).toEqual(['GET /u1 ', 'POST /u1 1048576', 'POST /u1/fin ']);
});
