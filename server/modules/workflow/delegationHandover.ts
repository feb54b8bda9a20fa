import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalDelegation } from '../../db/schema/approvals';
import { account } from '../../db/schema/session';
import type { HandedOver } from '../../engine/module';
import { dayNow } from '../../engine/time/dayNow';
import { dayText } from '../../engine/time/days';
import { deciderOf } from './approvalHandover';

const received = (db: Db, personIds: readonly number[]) =>
  db
    .select({
      delegation: approvalDelegation,
      personId: account.personId,
      giver: sql<string>`(select display_name from account giver
        where giver.id = ${approvalDelegation.fromAccountId})`,
    })
    .from(approvalDelegation)
    .innerJoin(account, eq(account.id, approvalDelegation.toAccountId))
    .where(
      and(
        anyOf(account.personId, [...personIds]),
        sql`${approvalDelegation.untilDay} >= ${dayNow}`,
      ),
    )
    .orderBy(asc(approvalDelegation.fromDay), asc(approvalDelegation.id));

/** The decisions that others left to somebody for some days. */
export const delegationHandover: HandedOver = {
  kind: 'delegations',
  async held(db, personIds) {
    const rows = await received(db, personIds);
    return rows.flatMap(({ personId, giver, delegation }) =>
      personId === null
        ? []
        : [{ personId, label: `${giver}, hasta el ${dayText(delegation.untilDay)}` }],
    );
  },
  async pass({ db, audit, emit }, { from, to }) {
    const rows = await received(db, [from]);
    if (rows.length === 0) return;
    const accountId = await deciderOf(db, to);
    for (const { delegation } of rows) {
      const { id, fromAccountId, toAccountId, fromDay, untilDay } = delegation;
      const its = eq(approvalDelegation.id, id);
      const crossing = and(
        eq(approvalDelegation.fromAccountId, fromAccountId),
        eq(approvalDelegation.toAccountId, accountId),
        sql`${approvalDelegation.fromDay} <= ${untilDay} and ${approvalDelegation.untilDay} >= ${fromDay}`,
      );
      // People do not stand in for themselves, nor twice for the same days.
      const isNeedless =
        fromAccountId === accountId || (await db.$count(approvalDelegation, crossing)) > 0;
      if (isNeedless) await db.delete(approvalDelegation).where(its);
      else await db.update(approvalDelegation).set({ toAccountId: accountId }).where(its);
      const after = isNeedless ? undefined : { ...delegation, toAccountId: accountId };
      await audit({ entity: 'delegation', entityId: id, before: delegation, after });
      await emit(
        [
          { type: 'Delegation', id: 'LIST' },
          { type: 'Request', id: 'LIST' },
        ],
        { kind: 'accounts', ids: [fromAccountId, toAccountId, accountId] },
      );
    }
  },
};
