import type { Roles } from '@contract/core/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { account } from '../../db/schema/session';
import { rolesWith } from '../../engine/scope/rolesWith';
import { publishesReceipts } from './receiptScope';

/** Where who publishes slips reads what their people say of them. */
export async function publisherAccounts(db: Db): Promise<number[]> {
  const roles = await rolesWith(db, 'LIQUIDATION.APPROVE');
  const publish = roles.filter(({ flags, scope }) =>
    publishesReceipts({ roles: flags as Roles, roleScope: scope }),
  );
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(
      and(
        inArray(
          account.roleId,
          publish.map(({ id }) => id),
        ),
        eq(account.active, true),
      ),
    );
  return rows.map(({ id }) => id);
}
