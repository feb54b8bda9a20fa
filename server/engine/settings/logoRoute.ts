import type { FastifyInstance } from 'fastify';
import type { Services } from '../acciones/context';
import { sendFile } from '../files/sendFile';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { logoPath, organisationWithLogo } from './organisationLogo';

/** The logo is public, as it stands where one signs in: that one alone, and no other content by its hash. */
export function logoRoute(app: FastifyInstance, { database, files }: Services): void {
  app.get<{ Params: { hash: string } }>(`${logoPath}/:hash`, async (request, reply) => {
    try {
      const screen = (await organisationWithLogo(database.db))?.screen;
      const found =
        screen?.hash === request.params.hash && (await files.size(screen.hash)) !== null;
      if (!screen || !found) throw notFound('Ese logo no existe.');
      return sendFile(files, screen, request, reply, 'public');
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
