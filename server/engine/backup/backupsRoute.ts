import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { encryptBackup } from '@contract/admin/backupAcciones';
import type { FastifyInstance } from 'fastify';
import { authorize } from '../acciones/authorize';
import type { Services } from '../acciones/context';
import { recordAudit } from '../audit/recordAudit';
import { answerError } from '../http/answerError';
import { forbidden } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { backupPath } from './backupFolder';
import { openTicket } from './backupTicket';
import { encryptedSize, encrypting } from './encryption';

interface Asked {
  Params: { name: string };
  Querystring: { permiso?: string };
}

const noTicket = () => forbidden('El permiso para bajar esta copia venció: pedila de nuevo.');

/** A copy to take away. It holds everything, keys too: none leaves in clear, and whoever takes one is written down. */
export function backupsRoute(app: FastifyInstance, services: Services): void {
  app.get<Asked>('/archivos/copias/:name', async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true });
      authorize(encryptBackup, viewer);
      const { name } = request.params;
      const ticket = await openTicket(services.jwtSecret, String(request.query.permiso ?? ''));
      if (ticket?.name !== name || ticket.accountId !== viewer.accountId) throw noTicket();
      const file = await backupPath(services.config, name);
      const actor = { accountId: viewer.accountId, address: request.ip, accion: 'copia.bajar' };
      await recordAudit(services.database.db, actor, { entity: 'backup', entityId: name });
      const sealed = encrypting(ticket.key);
      // A failure reaches whoever reads it: a copy cut short does not open.
      pipeline(createReadStream(file), sealed, () => undefined);
      return reply
        .headers({
          'content-type': 'application/octet-stream',
          'content-length': encryptedSize((await stat(file)).size),
          'content-disposition': `attachment; filename="${name}.anden"`,
          'cache-control': 'private, no-store',
        })
        .send(sealed);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
