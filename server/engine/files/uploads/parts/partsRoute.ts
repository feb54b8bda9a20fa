import { megabytes } from '@contract/files/megabytes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Services } from '../../../acciones/context';
import { answerError } from '../../../http/answerError';
import { bodyOfAccount } from '../../../http/bodies/guardBodies';
import { badRequest, noSession } from '../../../http/fault';
import { viewerOf } from '../../../http/viewerOf';
import { admitUpload } from '../admitUpload';
import { keepUpload } from '../keepUpload';
import { partialFolder, partialUploads } from './partialUpload';

const PART_BYTES = megabytes(1);

type Asking = Pick<Context, 'db' | 'services' | 'viewer'>;
type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { desde?: string } }>;

/** Brings a document in parts, over a network that comes and goes: announced, sent from where it stayed, and kept. */
export async function partsRoute(app: FastifyInstance, services: Services): Promise<void> {
  const folder = partialFolder(services.config);
  const askings = new WeakMap<FastifyRequest, Asking>();
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: PART_BYTES },
      (_request, body, done) => done(null, body),
    );
    const answer = (
      url: string,
      method: 'GET' | 'POST',
      work: (asking: Asking, request: Asked) => Promise<unknown>,
    ) =>
      scope.route<{ Params: { id: string }; Querystring: { desde?: string } }>({
        method,
        url,
        // People who may not bring documents are refused before a byte of them is read.
        onRequest: async (request) => {
          // The viewer is known by header alone, so that no other page can send anything in a person's name.
          const viewer = await viewerOf(services, request, { cookie: false });
          bodyOfAccount(request, viewer.accountId);
          const asking = { db: services.database.db, services, viewer };
          if (method === 'POST') await admitUpload(asking, 'document');
          askings.set(request, asking);
        },
        handler: async (request, reply) => {
          try {
            const asking = askings.get(request);
            if (!asking) throw noSession();
            const answered = await work(asking, request);
            return reply.header('cache-control', 'no-store').send(answered);
          } catch (error) {
            if (!reply.sent) answerError(error, reply, request.log);
            return reply;
          }
        },
      });
    const own = ({ viewer }: Asking) => partialUploads(folder, viewer.accountId);

    answer('/archivos/partes', 'POST', async (asking, { body }) => ({
      id: await own(asking).begin(body),
    }));
    answer('/archivos/partes/:id', 'GET', async (asking, { params: { id } }) => {
      const { stored } = await own(asking).read(id);
      return stored ? { stored } : { received: await own(asking).received(id) };
    });
    answer('/archivos/partes/:id', 'POST', async (asking, { params, query, body }) => {
      const from = Number(query.desde);
      if (!Number.isSafeInteger(from) || from < 0 || !(body instanceof Buffer)) {
        throw badRequest('Esa parte no es válida.');
      }
      return { received: await own(asking).add(params.id, from, body) };
    });
    answer('/archivos/partes/:id/fin', 'POST', async (asking, { params: { id } }) => {
      const uploads = own(asking);
      const before = (await uploads.read(id)).stored;
      if (before) return before;
      const stored = await keepUpload(asking, 'document', await uploads.whole(id));
      await uploads.close(id, stored);
      return stored;
    });
  });
}
