import { cancelDocumentRequest } from '@contract/documents/askedDocumentAcciones';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { documentRequestItem } from '../../db/schema/documents';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { clock } from '../../engine/time/clock';
import { cancelledNotice, settleOwed } from './askedNotices';
import { documentRequestsStore } from './documentRequestsStore';
import { onlyKeepers } from './onlyKeepers';

export const cancelDocumentRequestHandler = implement(
  cancelDocumentRequest,
  async ({ id, version, reason }, context) => {
    const { db } = context;
    await onlyKeepers(context);
    const held = await documentRequestsStore.hold(context, { id, version }, 'cancel');
    const { request, typeName, owing } = held;
    await db
      .update(documentRequestItem)
      .set({
        state: 'cancelled',
        changedAt: clock.now(),
        version: sql`${documentRequestItem.version} + 1`,
      })
      .where(
        and(
          eq(documentRequestItem.requestId, id),
          anyOf(documentRequestItem.state, ['requested', 'rejected']),
        ),
      );
    const told = { cancelled: owing, reason };
    await documentRequestsStore.write(context, request, {}, { told });
    await settleOwed(context, id, owing);
    const notice = cancelledNotice({ typeName });
    await notify(context, await accountsOf(db, owing), notice);
    return { ok: true as const };
  },
);
