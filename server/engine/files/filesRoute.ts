import type { FastifyInstance } from 'fastify';
import type { Services } from '../acciones/context';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { findOpenFile } from './fileAccess';
import { sendFile } from './sendFile';

export function filesRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { hash: string } }>('/archivos/:hash', async (request, reply) => {
    try {
      const { hash } = request.params;
      const viewer = await viewerOf(services, request, { cookie: true, whileViewing: 'allowed' });
      const file = /^[0-9a-f]{64}$/.test(hash)
        ? await findOpenFile(services.database.db, viewer, hash)
        : null;
      if (!file || (await services.files.size(hash)) === null)
        throw notFound('El archivo no existe o no está a tu alcance.');
      return sendFile(services.files, file, request, reply, file.shown);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
