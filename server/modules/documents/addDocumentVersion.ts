import { addDocumentVersion } from '@contract/documents/documentAcciones';
import { and, eq } from 'drizzle-orm';
import { document, documentVersion } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { askSignature } from './askSignature';
import { checkExpiry } from './checkDocument';
import { checkSignable } from './checkSignable';
import { dropSignature } from './dropSignature';
import { broughtFile, fileVersion } from './fileVersion';
import { lockDocument } from './lockDocument';
import { presentDocument } from './presentDocument';
import { tellDocument } from './tellDocument';

export const addDocumentVersionHandler = implement(
  addDocumentVersion,
  async ({ id, version, file, note, expiresOn: asked }, context) => {
    const { db, audit } = context;
    const held = await lockDocument(context, { id, version }, 'addVersion');
    const { document: before, type, siteId } = held;
    const expiresOn = asked === undefined ? before.expiresOn : asked;
    if (asked !== undefined) await checkExpiry(db, type, { expiresOn, siteId });
    const { name, mime } = await broughtFile(context, file);
    const last = and(
      eq(documentVersion.documentId, id),
      eq(documentVersion.number, before.versions),
      eq(documentVersion.fileHash, file),
    );
    if ((await db.$count(documentVersion, last)) > 0) {
      throw conflict('Es el mismo archivo que la última versión.');
    }
    await checkSignable(context, type, { hash: file, mime });
    await dropSignature(context, id, 'Hay otra versión del documento.');
    const number = before.versions + 1;
    await fileVersion(context, { documentId: id, number, file, fileName: name, note });
    const [after] = await db
      .update(document)
      .set({ expiresOn, mime, versions: number, changedAt: new Date(), version: version + 1 })
      .where(eq(document.id, id))
      .returning();
    await audit({ entity: 'document', entityId: id, before, after: { ...after, file } });
    await askSignature(context, id);
    await tellDocument(context, before.personId);
    return presentDocument(context, id);
  },
);
