import { signReceipt } from '@contract/receipts/signReceipt';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { signPaper } from '../../engine/signing/signPaper';
import { findReceipt, presentReceipt } from './presentReceipt';
import { publisherAccounts } from './publisherAccounts';
import { dissentedNotice } from './receiptNotices';
import { tellReceipts } from './tellReceipts';

// Its own transaction: a wrong password is counted although the signature is refused.
export const signReceiptHandler = implement(
  signReceipt,
  async ({ id, ...asked }, context) => {
    const { signatureId } = await findReceipt(context, id);
    return signPaper(context, signReceipt, { id: signatureId, ...asked }, async ({ tools }) => {
      const { db } = tools;
      const signed = await presentReceipt({ ...context, db }, id);
      await tellReceipts(tools, [signed.personId]);
      if (signed.state === 'dissented') {
        await notify(
          tools,
          await publisherAccounts(db),
          dissentedNotice(signed, signed.personName),
        );
      }
      return signed;
    });
  },
  { transaction: false },
);
