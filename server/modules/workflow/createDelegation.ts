import type { Roles } from '@contract/core/permissions';
import { onDays } from '@contract/core/rangeText';
import { can } from '@contract/session/can';
import { createDelegation } from '@contract/workflow/createDelegation';
import { and, eq, sql } from 'drizzle-orm';
import { approvalDelegation } from '../../db/schema/approvals';
import { account, role } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { todayAt } from '../../engine/time/todayAt';

export const createDelegationHandler = implement(
  createDelegation,
  async ({ personId, fromDay, untilDay }, context) => {
    const { db, viewer, audit, emit } = context;
    if (personId === viewer.personId) throw invalid({ personId: 'Elegí a otra persona.' });
    const [taker] = await db
      .select({ id: account.id, active: account.active, flags: role.flags })
      .from(account)
      .innerJoin(role, eq(role.id, account.roleId))
      .where(eq(account.personId, personId));
    if (!taker?.active || !can(taker.flags as Roles, 'WORKFLOW')) {
      throw invalid({ personId: 'Esa persona no puede aprobar en Andén: elegí a otra.' });
    }
    if (viewer.siteId !== null && untilDay < (await todayAt(db, viewer.siteId))) {
      throw invalid({ untilDay: 'Ya pasó.' });
    }
    const [crossing] = await db
      .select({ id: approvalDelegation.id })
      .from(approvalDelegation)
      .where(
        and(
          eq(approvalDelegation.fromAccountId, viewer.accountId),
          eq(approvalDelegation.toAccountId, taker.id),
          sql`${approvalDelegation.fromDay} <= ${untilDay} and ${approvalDelegation.untilDay} >= ${fromDay}`,
        ),
      );
    if (crossing) throw conflict('Ya le delegaste esos días.');
    const fields = { fromAccountId: viewer.accountId, toAccountId: taker.id, fromDay, untilDay };
    const [row] = await db.insert(approvalDelegation).values(fields).returning();
    await audit({ entity: 'delegation', entityId: row?.id ?? 0, after: fields });
    const ids = [viewer.accountId, taker.id];
    await emit(
      [
        { type: 'Delegation', id: 'LIST' },
        { type: 'Request', id: 'LIST' },
      ],
      { kind: 'accounts', ids },
    );
    await notify(context, [taker.id], {
      type: 'approvals.waiting',
      title: `${viewer.displayName} te delegó sus aprobaciones`,
      body: `Rige ${onDays(fromDay, untilDay)}.`,
      link: '/workflow',
    });
    return { ok: true as const };
  },
);
