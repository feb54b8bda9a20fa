import type { Roles } from '@contract/core/permissions';
import { signReceipt } from '@contract/receipts/signReceipt';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { rolesWith } from '../../engine/scope/rolesWith';
import { signPaper } from '../../engine/signing/signPaper';
import { findReceipt, presentReceipt } from './presentReceipt';
import { dissentedNotice } from './receiptNotices';
import { publishesReceipts } from './receiptScope';
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
      await settleNotices(tools, { type: 'receipts.published', link: `/receipts/${id}` });
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

/** Where who publishes slips reads what their people say of them. */
async function publisherAccounts(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'LIQUIDATION.APPROVE');
  const publish = roles.filter(({ flags, scope }) =>
    publishesReceipts({ roles: flags as Roles, roleScope: scope }),
  );
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        anyOf(
          account.roleId,
          publish.map(({ id }) => id),
        ),
        eq(account.active, true),
      ),
    );
  return rows.map(({ id }) => id);
}
