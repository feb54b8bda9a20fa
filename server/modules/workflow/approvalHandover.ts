import type { Roles } from '@contract/core/permissions';
import { can } from '@contract/session/can';
import { and, asc, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalEvent, approvalRequest, approvalSeat } from '../../db/schema/approvals';
import { account, role } from '../../db/schema/session';
import { tellScreens } from '../../engine/approvals/tellApproval';
import { conflict } from '../../engine/http/fault';
import type { HandedOver } from '../../engine/module';

/** A seat that is still to be taken, now or in a step to come. */
const open = and(
  eq(approvalSeat.state, 'open'),
  eq(approvalRequest.state, 'pending'),
  sql`${approvalSeat.position} >= ${approvalRequest.step}`,
);

const openSeats = (db: Db, personIds: readonly number[]) =>
  db
    .select({ seat: approvalSeat, request: approvalRequest, personId: account.personId })
    .from(approvalSeat)
    .innerJoin(approvalRequest, eq(approvalRequest.id, approvalSeat.requestId))
    .innerJoin(account, eq(account.id, approvalSeat.accountId))
    .where(and(anyOf(account.personId, [...personIds]), open))
    .orderBy(asc(approvalRequest.submittedAt), asc(approvalSeat.id));

/** The account of somebody who can open the inbox; whoever cannot decides nothing. */
export async function deciderOf(db: Db, personId: number): Promise<number> {
  const [taker] = await db
    .select({ id: account.id, active: account.active, flags: role.flags })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .where(eq(account.personId, personId));
  if (!taker?.active || !can(taker.flags as Roles, 'WORKFLOW')) {
    throw conflict('No puede aprobar en Andén: elegí a otra persona para las aprobaciones.');
  }
  return taker.id;
}

/** Requests that wait for somebody's decision. */
export const approvalHandover: HandedOver = {
  kind: 'approvals',
  async held(db, personIds) {
    const rows = await openSeats(db, personIds);
    return rows.flatMap(({ personId, request }) =>
      personId === null ? [] : [{ personId, label: request.title }],
    );
  },
  async pass(context, { from, to, reason }) {
    const { db, viewer, audit } = context;
    const rows = await openSeats(db, [from]).for('update', { of: approvalRequest });
    if (rows.length === 0) return;
    const accountId = await deciderOf(db, to);
    for (const { seat, request } of rows) {
      // Requests that the taker asked for wait for whoever the server finds once nobody can decide them.
      if (request.ownerId === to && !request.selfApproval) continue;
      const { requestId, position } = seat;
      const theirs = and(
        eq(approvalSeat.requestId, requestId),
        eq(approvalSeat.position, position),
        eq(approvalSeat.accountId, accountId),
      );
      const mine = eq(approvalSeat.id, seat.id);
      // A person who decides in that step already has no second say in it.
      if ((await db.$count(approvalSeat, theirs)) > 0) await db.delete(approvalSeat).where(mine);
      else await db.update(approvalSeat).set({ accountId }).where(mine);
      await db
        .insert(approvalEvent)
        .values({ requestId, kind: 'handedOver', accountId: viewer.accountId, reason });
      await audit({
        entity: 'request',
        entityId: requestId,
        before: { accountId: seat.accountId },
        after: { accountId, reason },
      });
      await tellScreens(context, request);
    }
  },
};
