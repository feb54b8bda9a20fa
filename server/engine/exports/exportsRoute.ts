import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { exportFile } from '../../db/schema/exports';
import { authorize } from '../acciones/authorize';
import type { Services } from '../acciones/context';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { allHandlers, finder } from '../module';
import { exportPath } from './exportFolder';

/** A file was made by a list or by another accion. */
const madeBy = finder(allHandlers, ({ accion }) => accion.name);

const gone = () => notFound('Ese archivo ya no está o no lo pediste vos: volvé a exportar.');

const attachment = (name: string) =>
  `attachment; filename="exportacion${name.slice(name.lastIndexOf('.'))}"; filename*=UTF-8''${encodeURIComponent(name)}`;

export function exportsRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>('/archivos/exportaciones/:id', async (request, reply) => {
    try {
      const { id } = request.params;
      const viewer = await viewerOf(services, request, { cookie: true });
      if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw gone();
      const mine = and(eq(exportFile.id, id), eq(exportFile.accountId, viewer.accountId));
      const fresh = gt(exportFile.createdAt, sql`anden_now() - interval '1 day'`);
      const [file] = await services.database.db.select().from(exportFile).where(and(mine, fresh));
      const maker = file && madeBy(file.list);
      if (!maker) throw gone();
      authorize(maker.accion, viewer);
      const path = await exportPath(services.config, id);
      const found = await stat(path).catch(() => null);
      if (!found) throw gone();
      return reply
        .headers({
          'content-type': file.mime,
          'content-length': found.size,
          'content-disposition': attachment(file.name),
          'cache-control': 'private, no-store',
        })
        .send(createReadStream(path));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
