import { addDocumentVersion } from '@contract/documents/documentAcciones';
import { and, eq } from 'drizzle-orm';
import { documentVersion } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { clock } from '../../engine/time/clock';
import { askSignature } from './askSignature';
import { checkExpiry } from './checkDocument';
import { checkSignable } from './checkSignable';
import { documentsStore } from './documentsStore';
import { dropSignature } from './dropSignature';
import { broughtFile, fileVersion } from './fileVersion';
import { presentDocument } from './presentDocument';

export const addDocumentVersionHandler = implement(
  addDocumentVersion,
  async ({ id, version, file, note, expiresOn: asked }, context) => {
    const { db } = context;
    const held = await documentsStore.hold(context, { id, version }, 'addVersion');
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
    const columns = { expiresOn, mime, versions: number, changedAt: clock.now() };
    await documentsStore.write(context, before, columns, { told: { file } });
    await settleNotices(context, { type: 'documents.expiring', link: `/documents/${id}` });
    await askSignature(context, id);
    return presentDocument(context, id);
  },
);
