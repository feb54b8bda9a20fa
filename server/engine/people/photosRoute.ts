import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedFile } from '../../db/schema/files';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Services, Viewer } from '../acciones/context';
import { sendFile } from '../files/sendFile';
import { answerError } from '../http/answerError';
import { notFound } from '../http/fault';
import { viewerOf } from '../http/viewerOf';
import { reachOf } from '../scope/reachOf';
import { withinReach } from '../scope/withinReach';
import { initialsImage } from './initialsImage';
import { mayKnowDni } from './mayKnowDni';
import { worksToday } from './worksToday';

const known = /^(?:(persona|cuenta)-(\d{1,9})|(\d{7,8}))$/;

/** The directory's faces are everybody's; who left has one for whoever may still reach them, and for themselves. */
const mayKnowFace = (viewer: Viewer) =>
  or(worksToday, withinReach(reachOf({ scope: 'all' }, viewer), viewer, person.id));

async function findByKey(services: Services, viewer: Viewer, key: string) {
  const [, kind, id, dni] = key.match(known) ?? [];
  const { db } = services.database;
  const pick = async (where: SQL | undefined) => (await db.select().from(person).where(where))[0];
  if (kind === 'persona') return pick(and(eq(person.id, Number(id)), mayKnowFace(viewer)));
  if (kind === 'cuenta') {
    const [row] = await db
      .select()
      .from(account)
      // An account of a person is named by person, and known as one.
      .where(and(eq(account.id, Number(id)), isNull(account.personId)));
    return row && { id: row.id, firstName: row.displayName, lastName: '', photoHash: null };
  }
  if (!dni) return undefined;
  return pick(and(eq(person.dni, dni), mayKnowDni(viewer)));
}

function sendInitials(reply: FastifyReply, row: Parameters<typeof initialsImage>[0]) {
  return reply
    .headers({
      'content-type': 'image/svg+xml',
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(initialsImage(row));
}

/** The photos folder: by DNI for those who may know it, by person for the directory. */
export function photosRoute(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>('/fotos/:key', async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true, whileViewing: 'allowed' });
      const row = await findByKey(services, viewer, request.params.key);
      if (!row) throw notFound('No hay foto de esa persona.');
      if (row.photoHash === null) return sendInitials(reply, row);
      const [file] = await services.database.db
        .select()
        .from(storedFile)
        .where(eq(storedFile.hash, row.photoHash));
      if (!file) return sendInitials(reply, row);
      return sendFile(services.files, file, request, reply, 'shared');
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
