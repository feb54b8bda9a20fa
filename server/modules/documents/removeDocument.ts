import { removeDocument } from '@contract/documents/documentAcciones';
import { implement } from '../../engine/acciones/implement';
import { documentsStore, takeOut } from './documentsStore';

export const removeDocumentHandler = implement(
  removeDocument,
  async ({ id, version, reason }, context) => {
    const { document } = await documentsStore.hold(context, { id, version }, 'remove');
    await takeOut(context, document, reason);
    return { ok: true as const };
  },
);
