import { removeDocument } from '@contract/documents/documentAcciones';
import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { dropSignature } from './dropSignature';
import { lockDocument } from './lockDocument';
import { tellDocument } from './tellDocument';

export const removeDocumentHandler = implement(
  removeDocument,
  async ({ id, version, reason }, context) => {
    const { db, audit } = context;
    const { document: before } = await lockDocument(context, { id, version }, 'remove');
    await db
      .update(document)
      .set({ removedAt: new Date(), version: version + 1 })
      .where(eq(document.id, id));
    await dropSignature(context, id, 'El documento se quitó del legajo.');
    await audit({ entity: 'document', entityId: id, before, after: { removed: true, reason } });
    await tellDocument(context, before.personId);
    return { ok: true as const };
  },
);
