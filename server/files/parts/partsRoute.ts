import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, Viewer } from '../../acciones/context';
import { answerError } from '../../http/answerError';
import { badRequest } from '../../http/fault';
import { viewerOf } from '../../http/viewerOf';
import { keepUpload } from '../keepUpload';
import { partialFolder, partialUploads } from './partialUpload';

const PART_BYTES = 1024 * 1024;

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { desde?: string } }>;

/** Brings a document in parts, over a network that comes and goes: announced, sent from where it stayed, and kept. */
export async function partsRoute(app: FastifyInstance, services: Services): Promise<void> {
  const folder = partialFolder(services.config);
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_BYTES },
      (_request, body, done) => done(null, body),
    );
    const answer = (
      url: string,
      method: 'GET' | 'POST',
      work: (viewer: Viewer, request: Asked) => Promise<unknown>,
    ) =>
      scope.route<{ Params: { id: string }; Querystring: { desde?: string } }>({
        method,
        url,
        handler: async (request, reply) => {
          try {
            // By header alone, so that no other page can send anything in a person's name.
            const viewer = await viewerOf(services, request, { cookie: false });
            return reply.header('cache-control', 'no-store').send(await work(viewer, request));
          } catch (error) {
            answerError(error, reply, request.log);
            return reply;
          }
        },
      });
    const own = ({ accountId }: Viewer) => partialUploads(folder, accountId);

    answer('/archivos/partes', 'POST', async (viewer, { body }) => ({
      id: await own(viewer).begin(body),
    }));
    answer('/archivos/partes/:id', 'GET', async (viewer, { params: { id } }) => {
      const { stored } = await own(viewer).read(id);
      return stored ? { stored } : { received: await own(viewer).received(id) };
    });
    answer('/archivos/partes/:id', 'POST', async (viewer, { params, query, body }) => {
      const from = Number(query.desde);
      if (!Number.isSafeInteger(from) || from < 0 || !(body instanceof Buffer)) {
        throw badRequest('Esa parte no es válida.');
      }
      return { received: await own(viewer).add(params.id, from, body) };
    });
    answer('/archivos/partes/:id/fin', 'POST', async (viewer, { params: { id } }) => {
      const uploads = own(viewer);
      const before = (await uploads.read(id)).stored;
      if (before) return before;
      const asking = { db: services.database.db, services, viewer };
      const stored = await keepUpload(asking, 'document', await uploads.whole(id));
      await uploads.close(id, stored);
      return stored;
    });
  });
}
