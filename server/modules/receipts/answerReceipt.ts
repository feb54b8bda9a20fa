import { answerReceipt } from '@contract/receipts/answerReceipt';
import { eq } from 'drizzle-orm';
import { receipt } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { lockReceipt } from './lockReceipt';
import { presentReceipt } from './presentReceipt';
import { answeredNotice } from './receiptNotices';
import { onlyAnswerers } from './receiptScope';
import { tellReceipts } from './tellReceipts';

export const answerReceiptHandler = implement(
  answerReceipt,
  async ({ id, version, answer }, context) => {
    await onlyAnswerers(context);
    const { db, viewer, audit } = context;
    const { before, shown } = await lockReceipt(context, { id, version });
    if (shown.state !== 'dissented') {
      throw conflict('Solo se responde a quien firmó en disconformidad.');
    }
    const [after] = await db
      .update(receipt)
      .set({
        answer,
        answeredBy: viewer.accountId,
        answeredAt: new Date(),
        version: version + 1,
      })
      .where(eq(receipt.id, id))
      .returning();
    await audit({ entity: 'receipt', entityId: id, before, after });
    await tellReceipts(context, [before.personId]);
    await notify(context, await accountsOf(db, [before.personId]), answeredNotice(shown));
    return presentReceipt(context, id);
  },
);
