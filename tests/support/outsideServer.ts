import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { OutsideReach } from '../../server/engine/outside/outsideReach';
import { localhostCertificate } from './localhostCertificate';

interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Reply = (response: ServerResponse, taken: Taken) => void;

/** Another system on this machine, over https, that keeps what it took and answers as a test wants. */
export async function startOutsideServer() {
  const certificate = localhostCertificate();
  const taken: Taken[] = [];
  let reply: Reply = (response) => response.writeHead(204).end();
  const server = createServer(certificate, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { path: request.url ?? '', headers: request.headers, body };
      taken.push(one);
      reply(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    taken,
    answer: (next: Reply) => {
      reply = next;
    },
    /** Lets the server under test write here, and judges all else as it does everywhere. */
    reach: (usual: OutsideReach): OutsideReach => ({
      admits: (address) => address.port === String(port) || usual.admits(address),
      lookup: (hostname, options, answer) =>
        hostname === 'localhost'
          ? options.all
            ? answer(null, [{ address: '127.0.0.1', family: 4 }])
            : answer(null, '127.0.0.1', 4)
          : usual.lookup(hostname, options, answer),
      ca: certificate.cert,
    }),
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
