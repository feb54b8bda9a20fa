import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import type { Services } from '../acciones/context';
import { sendFile } from '../files/sendFile';
import { answerError } from '../http/answerError';
import { forbidden, notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { initialsImage } from './initialsImage';
import { legajoPage } from './legajoPage';
import { mayKnowDni } from './mayKnowDni';

async function keeper(services: Services, request: FastifyRequest) {
  const viewer = await viewerOf(services, request, { cookie: true });
  if (!can(viewer.roles, 'DOCUMENTS') && !can(viewer.roles, 'ADMIN')) throw forbidden();
  return viewer;
}

/** The image of the employee file: a fixed page to see and change it, and the image itself by DNI. */
export function legajoRoute(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  app.get<{ Querystring: { dni?: string } }>('/legajo/imagen', async (request, reply) => {
    try {
      const viewer = await keeper(services, request);
      const asked = typeof request.query.dni === 'string' ? request.query.dni : null;
      const own = viewer.personId === null ? undefined : eq(person.id, viewer.personId);
      const [row] = await db
        .select()
        .from(person)
        .where(and(asked === null ? own : eq(person.dni, asked), mayKnowDni(viewer)))
        .limit(1);
      if (!row || (asked === null && !own))
        throw notFound('Ese legajo no existe o no está a tu alcance.');
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(legajoPage(row, { accountId: viewer.accountId, token: services.config.token }));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });

  app.get<{ Params: { dni: string } }>('/legajo/imagen/:dni', async (request, reply) => {
    try {
      const viewer = await keeper(services, request);
      const [row] = await db
        .select()
        .from(person)
        .where(and(eq(person.dni, request.params.dni), mayKnowDni(viewer)));
      if (!row) throw notFound('Ese legajo no existe o no está a tu alcance.');
      const [file] = row.legajoHash
        ? await db.select().from(storedFile).where(eq(storedFile.hash, row.legajoHash))
        : [];
      if (file) return sendFile(services.files, file, request, reply);
      return reply
        .headers({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
        .send(initialsImage(row));
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
