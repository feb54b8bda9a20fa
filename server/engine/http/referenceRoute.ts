import type { FastifyInstance } from 'fastify';
import openApi from '../../../openapi.json';
import type { Config } from '../config/config';
import { referencePage } from './referencePage';

export function referenceRoute(app: FastifyInstance, config: Config): void {
  const page = referencePage(config.token);
  app.get('/referencia', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  app.get('/referencia/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApi),
  );
}
