import { updateDocument } from '@contract/documents/updateDocument';
import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { implement } from '../implement';
import { checkExpiry, typeToFile } from './checkDocument';
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
    const [after] = await db
      .update(document)
      .set({ ...fields, version: version + 1 })
      .where(eq(document.id, id))
      .returning();
    await audit({ entity: 'document', entityId: id, before, after });
    await tellDocument(context, before.personId);
    return presentDocument(context, id);
  },
);
