import { answerReceipt } from '@contract/receipts/answerReceipt';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { accountsOf } from '../../engine/people/accountsOf';
import { clock } from '../../engine/time/clock';
import { presentReceipt } from './presentReceipt';
import { answeredNotice } from './receiptNotices';
import { onlyAnswerers } from './receiptScope';
import { receiptsStore } from './receiptsStore';

export const answerReceiptHandler = implement(
  answerReceipt,
  async ({ id, version, answer }, context) => {
    await onlyAnswerers(context);
    const target = { id, version, action: 'answer' } as const;
    const answeredBy = context.viewer.accountId;
    const answered = { answer, answeredBy, answeredAt: clock.now() };
    const { personId } = await receiptsStore.change(context, target, () => answered);
    await settleNotices(context, { type: 'receipts.dissented', link: `/receipts/people/${id}` });
    const shown = await presentReceipt(context, id);
    await notify(context, await accountsOf(context.db, [personId]), answeredNotice(shown));
    return shown;
  },
);
