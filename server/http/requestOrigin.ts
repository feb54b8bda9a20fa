import type { FastifyRequest } from 'fastify';
import type { Config } from '../config';

const hostShape = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** PUBLIC_URL, or where the request itself was sent; a strange Host header is not repeated. */
export function requestOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl;
  const host = request.host;
  return hostShape.test(host) ? `${request.protocol}://${host}` : `http://127.0.0.1:${config.port}`;
}
