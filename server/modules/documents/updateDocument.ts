import { updateDocument } from '@contract/documents/documentAcciones';
import { implement } from '../../engine/acciones/implement';
import { askSignature, lastVersionOf } from './askSignature';
import { checkExpiry, typeToFile } from './checkDocument';
import { checkSignable } from './checkSignable';
import { documentsStore } from './documentsStore';
import { dropSignature } from './dropSignature';
import { presentDocument } from './presentDocument';

export const updateDocumentHandler = implement(
  updateDocument,
  async ({ id, version, ...fields }, context) => {
    const { db } = context;
    const held = await documentsStore.hold(context, { id, version }, 'edit');
    const { document: before, siteId } = held;
    const type = await typeToFile(db, fields.typeId, { keeps: true, had: before.typeId });
    await checkExpiry(db, type, { expiresOn: fields.expiresOn, siteId });
    const moved = type.id !== before.typeId;
    if (moved) {
      const { version: last } = await lastVersionOf(context, id);
      const content = { hash: last.fileHash, mime: before.mime, field: 'typeId' };
      await checkSignable(context, type, content);
    }
    await documentsStore.write(context, before, fields, {});
    if (!type.signs) await dropSignature(context, id, 'Los de su tipo no se firman.');
    else if (moved) await askSignature(context, id);
    return presentDocument(context, id);
  },
);
