import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';

export function referenceRoute(app: FastifyInstance, config: Config): void {
  app.get('/referencia', async (_request, reply) => {
    const { referencePage } = await import('./referencePage');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(referencePage(config.token));
  });
  app.get('/referencia/openapi.json', async (_request, reply) => {
    const { default: openApi } = await import('../../../openapi.json');
    return reply.header('cache-control', 'no-cache').send(openApi);
  });
}
