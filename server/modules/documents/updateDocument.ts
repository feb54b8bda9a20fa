import { updateDocument } from '@contract/documents/documentAcciones';
import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { askSignature, lastVersionOf } from './askSignature';
import { checkExpiry, typeToFile } from './checkDocument';
import { checkSignable } from './checkSignable';
import { dropSignature } from './dropSignature';
import { lockDocument } from './lockDocument';
import { presentDocument } from './presentDocument';
import { tellDocument } from './tellDocument';

export const updateDocumentHandler = implement(
  updateDocument,
  async ({ id, version, ...fields }, context) => {
    const { db, audit } = context;
    const { document: before, siteId } = await lockDocument(context, { id, version }, 'edit');
    const type = await typeToFile(db, fields.typeId, { keeps: true, had: before.typeId });
    await checkExpiry(db, type, { expiresOn: fields.expiresOn, siteId });
    const moved = type.id !== before.typeId;
    if (moved) {
      const { version: last } = await lastVersionOf(context, id);
      const content = { hash: last.fileHash, mime: before.mime, field: 'typeId' };
      await checkSignable(context, type, content);
    }
    const [after] = await db
      .update(document)
      .set({ ...fields, version: version + 1 })
      .where(eq(document.id, id))
      .returning();
    await audit({ entity: 'document', entityId: id, before, after });
    if (!type.signs) await dropSignature(context, id, 'Los de su tipo no se firman.');
    else if (moved) await askSignature(context, id);
    await tellDocument(context, before.personId);
    return presentDocument(context, id);
  },
);
