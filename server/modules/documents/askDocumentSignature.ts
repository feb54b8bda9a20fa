import { askDocumentSignature } from '@contract/documents/documentAcciones';
import { eq } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { askSignature, lastVersionOf } from './askSignature';
import { documentsStore } from './documentsStore';
import { presentDocument } from './presentDocument';
import { whyNotSignable } from './whyNotSignable';

export const askDocumentSignatureHandler = implement(
  askDocumentSignature,
  async ({ id, version }, context) => {
    const { document } = await documentsStore.hold(context, { id, version }, 'askSignature');
    const last = await lastVersionOf(context, id);
    const { fileHash: hash, id: versionId } = last.version;
    const why = last.works
      ? await whyNotSignable(context, { hash, mime: document.mime })
      : 'Esa persona ya no trabaja acá: no puede firmarlo.';
    if (why) throw conflict(why);
    // The outcome of the first time stays among the papers that were sent to be signed.
    await context.db
      .update(envelope)
      .set({ documentVersionId: null })
      .where(eq(envelope.documentVersionId, versionId));
    await askSignature(context, id);
    return presentDocument(context, id);
  },
);
