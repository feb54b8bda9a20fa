import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const version = /(version:")\w+(")/;

/** Another version stands at the same address: its worker is another, and the pieces of the one before are gone. */
export interface NextVersion {
  url: string;
  deploy(): void;
  stop(): Promise<void>;
}

/** In front of the product, which it hands on as it is until the next version is deployed. */
export async function nextVersion(address: string): Promise<NextVersion> {
  let deployed = false;
  const answer = (from: IncomingMessage, to: ServerResponse) => {
    const url = from.url ?? '/';
    if (deployed && url.startsWith('/assets/')) return to.writeHead(404).end();
    const headers: IncomingHttpHeaders = { ...from.headers, 'accept-encoding': 'identity' };
    // Answered 304, the next version would be an empty one.
    delete headers['if-none-match'];
    delete headers['if-modified-since'];
    const asked = request(address + url, { method: from.method, headers }, (found) => {
      if (!deployed || url !== '/sw.js') {
        to.writeHead(found.statusCode ?? 500, found.headers);
        return found.pipe(to);
      }
      const chunks: Buffer[] = [];
      found.on('data', (chunk: Buffer) => chunks.push(chunk));
      found.on('end', () => {
        const text = String(Buffer.concat(chunks)).replace(version, '$1next$2');
        to.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        to.end(text);
      });
    });
    asked.on('error', () => to.destroy());
    return from.pipe(asked);
  };
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      deployed = true;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
