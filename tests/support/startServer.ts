import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status?: number;
  body: unknown;
}

/** A real server on a free port that answers each accion as the test says. */
export async function startServer(
  answer: (accion: string, body: string, query: string) => Answer | Promise<Answer>,
) {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { searchParams, search } = new URL(request.url ?? '', 'http://localhost');
      const reply = await answer(
        searchParams.get('accion') ?? '',
        Buffer.concat(chunks).toString(),
        search,
      );
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
