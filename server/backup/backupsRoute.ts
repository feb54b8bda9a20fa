import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { can } from '@contract/session/can';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../acciones/context';
import { recordAudit } from '../audit/recordAudit';
import { answerError } from '../http/answerError';
import { forbidden } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { backupPath } from './backupFolder';

/** A copy to take away. It holds everything, so that whoever takes one is written down. */
export function backupsRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { name: string } }>('/archivos/copias/:name', async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true });
      if (!can(viewer.roles, 'ADMIN.settings')) throw forbidden();
      const name = request.params.name.replace(/\.zip$/, '');
      const file = await backupPath(services.config, name);
      const actor = { accountId: viewer.accountId, address: request.ip, accion: 'copia.bajar' };
      await recordAudit(services.database.db, actor, { entity: 'backup', entityId: name });
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-length': (await stat(file)).size,
          'content-disposition': `attachment; filename="${name}.zip"`,
          'cache-control': 'private, no-store',
        })
        .send(createReadStream(file));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
