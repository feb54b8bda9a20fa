import { endDelegation } from '@contract/workflow/delegationAcciones';
import { and, eq } from 'drizzle-orm';
import { approvalDelegation } from '../../db/schema/approvals';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';

export const endDelegationHandler = implement(
  endDelegation,
  async ({ id }, { db, viewer, audit, emit }) => {
    const [row] = await db
      .delete(approvalDelegation)
      .where(
        and(eq(approvalDelegation.id, id), eq(approvalDelegation.fromAccountId, viewer.accountId)),
      )
      .returning();
    if (!row) throw notFound('Esa delegación no existe o no la diste vos.');
    await audit({ entity: 'delegation', entityId: id, before: row });
    await emit(
      [
        { type: 'Delegation', id: 'LIST' },
        { type: 'Request', id: 'LIST' },
      ],
      { kind: 'accounts', ids: [row.fromAccountId, row.toAccountId] },
    );
    return { ok: true as const };
  },
);
