import { cancelDocumentRequest } from '@contract/documents/askedDocumentAcciones';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { documentRequest, documentRequestItem, documentType } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { cancelledNotice } from './askedNotices';
import { onlyKeepers } from './onlyKeepers';
import { tellDocument } from './tellDocument';

export const cancelDocumentRequestHandler = implement(
  cancelDocumentRequest,
  async ({ id, version, reason }, context) => {
    const { db, audit } = context;
    await onlyKeepers(context);
    const [held] = await db
      .select({ request: documentRequest, typeName: documentType.name })
      .from(documentRequest)
      .innerJoin(documentType, eq(documentType.id, documentRequest.typeId))
      .where(eq(documentRequest.id, id))
      .for('update', { of: documentRequest });
    if (!held) throw notFound('Ese pedido no existe o no está a tu alcance.');
    const { request, typeName } = held;
    if (request.version !== version) throw staleVersion(request);
    const freed = await db
      .update(documentRequestItem)
      .set({
        state: 'cancelled',
        changedAt: new Date(),
        version: sql`${documentRequestItem.version} + 1`,
      })
      .where(
        and(
          eq(documentRequestItem.requestId, id),
          inArray(documentRequestItem.state, ['requested', 'rejected']),
        ),
      )
      .returning({ personId: documentRequestItem.personId });
    if (freed.length === 0) throw conflict('Ya no falta que nadie lo entregue.');
    await db
      .update(documentRequest)
      .set({ version: version + 1 })
      .where(eq(documentRequest.id, id));
    const people = freed.map(({ personId }) => personId);
    const after = { cancelled: people, reason };
    await audit({ entity: 'documentRequest', entityId: id, before: request, after });
    await tellDocument(context, people);
    const notice = cancelledNotice({ typeName, dueOn: request.dueOn });
    await notify(context, await accountsOf(db, people), notice);
    return { ok: true as const };
  },
);
