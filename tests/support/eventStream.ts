import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { TestSession } from './buildServer';

/** The stream of what changes, as somebody's open page reads it. */
export function eventStream(app: FastifyInstance, session: TestSession | null) {
  const seen = { status: 0, text: '', ended: false };
  const { port } = app.server.address() as AddressInfo;
  const headers = session ? { authorization: `Bearer ${session.JWT}` } : {};
  const request = http.get({ port, host: '127.0.0.1', path: '/eventos', headers }, (response) => {
    seen.status = response.statusCode ?? 0;
    response.on('data', (chunk: Buffer) => {
      seen.text += chunk.toString();
    });
    response.on('end', () => {
      seen.ended = true;
    });
  });
  request.on('error', () => undefined);
  return { seen, stop: () => request.destroy() };
}
