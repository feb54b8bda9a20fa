import { can } from '@contract/session/can';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { visit } from '../../../db/schema/visits';
import type { Services, Viewer } from '../../../engine/acciones/context';
import { readStored } from '../../../engine/files/readStored';
import { answerError } from '../../../engine/http/answerError';
import { conflict, forbidden, notFound } from '../../../engine/http/fault';
import { requestOrigin } from '../../../engine/http/requestOrigin';
import { viewerOf } from '../../../engine/http/viewerOf';
import { paperHeaders } from '../../../engine/paper/paperRoute';
import { ownVisits, visibleVisits } from '../visitScope';
import { keptAct } from './keptAct';

/** The visit of an address, for whoever sees it. */
async function seen({ database: { db } }: Services, viewer: Viewer, asked: unknown) {
  if (!can(viewer.roles, 'VISITS')) throw forbidden();
  const id = typeof asked === 'string' && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
  const [row] = await db
    .select({ id: visit.id, number: visit.number, state: visit.state })
    .from(visit)
    .where(and(eq(visit.id, id), or(visibleVisits(viewer.roleScope, viewer), ownVisits(viewer))));
  if (!row) throw notFound('La visita no existe o no está a tu alcance.');
  if (row.state !== 'done') throw conflict('El acta sale cuando la visita está hecha.');
  return row;
}

/** The paper of a finished visit: made and sealed for the first who asks, and the same bytes from then on. */
export function visitActRoute(app: FastifyInstance, services: Services): void {
  app.get('/archivos/visitas/acta.pdf', async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true });
      const { id, number } = await seen(services, viewer, (request.query as { id?: unknown }).id);
      const { makeVisitAct } = await import('./makeVisitAct');
      const asking = { id, viewer, origin: requestOrigin(services.config, request) };
      const hash =
        (await keptAct(services.database.db, id)) ??
        (await makeVisitAct(services, { ...asking, address: request.ip }));
      reply.headers(paperHeaders(`acta-${number}`));
      return await reply.send(await readStored(services.files, hash));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
