import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';

const hostShape = /^[a-z0-9.-]+(:\d{1,5})?$|^\[[0-9a-f:]+\](:\d{1,5})?$/i;

/** A proxy that ends HTTPS may not say so, but the browser does: its own origin, if it is this very host. */
function pageOrigin(request: FastifyRequest): string | null {
  const { origin } = request.headers;
  if (!origin || !URL.canParse(origin)) return null;
  const { host, protocol } = new URL(origin);
  return host === request.host && /^https?:$/.test(protocol) ? origin : null;
}

/** PUBLIC_URL, or where the request itself was sent; a strange Host header is not repeated. */
export function requestOrigin(config: Config, request: FastifyRequest): string {
  if (config.publicUrl) return config.publicUrl;
  const { host } = request;
  if (!hostShape.test(host)) return `http://127.0.0.1:${config.port}`;
  return pageOrigin(request) ?? `${request.protocol}://${host}`;
}
