import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/Db';
import { document, documentType, documentVersion } from '../../db/schema/documents';
import { envelope, envelopePaper, signature } from '../../db/schema/signing';
import type { Services } from '../../engine/acciones/context';
import { recordAudit } from '../../engine/audit/recordAudit';
import { zipStream } from '../../engine/files/zipStream';
import { answerError } from '../../engine/http/answerError';
import { notFound } from '../../engine/http/fault';
import { viewerOf } from '../../engine/http/viewerOf';
import { opensDocuments } from './documentScope';
import { versionSigning } from './documentSigning';
import { isLastVersion } from './isLastVersion';
import { zipNames } from './zipNames';

type Asking = Parameters<typeof opensDocuments>[0];

/** The last version of each paper of a person that the asker may open. */
const papersOf = (db: Db, viewer: Asking, personId: number) =>
  db
    .select({
      folder: documentType.folder,
      typeName: documentType.name,
      title: document.title,
      fileName: documentVersion.fileName,
      // Signed, if it was.
      hash: sql<string>`coalesce(${signature.sealedHash}, ${documentVersion.fileHash})`,
      at: documentVersion.createdAt,
    })
    .from(document)
    .innerJoin(documentType, eq(documentType.id, document.typeId))
    .innerJoin(documentVersion, isLastVersion)
    .leftJoin(envelope, versionSigning.envelope)
    .leftJoin(envelopePaper, versionSigning.paper)
    .leftJoin(signature, versionSigning.signature)
    .where(and(eq(document.personId, personId), opensDocuments(viewer)))
    .orderBy(asc(documentType.folder), asc(document.id));

/** A person's whole file to take away, folder by folder; who takes one is written down. */
export function paperZipRoute(app: FastifyInstance, services: Services): void {
  const { db } = services.database;
  app.get<{ Params: { name: string } }>('/archivos/legajos/:name', async (request, reply) => {
    try {
      const viewer = await viewerOf(services, request, { cookie: true });
      const personId = Number(/^(\d{1,9})\.zip$/.exec(request.params.name)?.[1] ?? 0);
      const papers = await papersOf(db, viewer, personId);
      if (papers.length === 0) throw notFound('Ese legajo está vacío o no está a tu alcance.');
      const actor = { accountId: viewer.accountId, address: request.ip, accion: 'legajo.bajar' };
      await recordAudit(db, actor, { entity: 'person', entityId: personId });
      const { zip, output } = zipStream();
      const names = zipNames(papers);
      for (const [index, { hash, at }] of papers.entries()) {
        const name = names[index] ?? hash;
        // Opened when its turn comes: a thick file keeps no hundred files open.
        zip.addReadStreamLazy(name, { mtime: at, compress: false }, (give) =>
          give(null, services.files.read(hash)),
        );
      }
      zip.end();
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="legajo-${personId}.zip"`,
          'cache-control': 'private, no-store',
        })
        .send(output);
    } catch (error) {
      answerError(error, reply, request.log);
      return reply;
    }
  });
}
