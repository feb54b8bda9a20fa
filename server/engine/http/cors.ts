import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

/** Other Andén clients that may call this server, from ANDEN_SERVERS; without credentials, by header only. */
export function cors(app: FastifyInstance, config: Config): void {
  if (config.servers.length === 0) return;
  const allowed = new Set(config.servers);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    // A cache must not give an answer for one origin to another.
    reply.header('vary', 'Origin');
    if (!origin || !allowed.has(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, idempotency-key, range',
      'access-control-expose-headers': 'retry-after, content-range, accept-ranges, x-anden-now',
      'access-control-max-age': '600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.method === 'OPTIONS') return reply.status(204).send();
  });
}
