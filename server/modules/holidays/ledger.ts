import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { leave, leaveMovement } from '../../db/schema/holidays';

export type StoredMovement = typeof leaveMovement.$inferSelect;

/** Oldest first. */
export const movementsOf = (db: Db, personId: number, typeId: number): Promise<StoredMovement[]> =>
  db
    .select()
    .from(leaveMovement)
    .where(and(eq(leaveMovement.personId, personId), eq(leaveMovement.typeId, typeId)))
    .orderBy(asc(leaveMovement.id));

const daysAsked = sql<number>`coalesce(sum(${leave.days}), 0)::float8`;

/** Asked for and not decided yet: nobody else's plans may count on them. */
export async function reservedDays(
  db: Db,
  { personId, typeId, but = 0 }: { personId: number; typeId: number; but?: number },
): Promise<number> {
  const [row] = await db
    .select({ days: daysAsked })
    .from(leave)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, 'leave'), eq(approvalRequest.subjectId, leave.id)),
    )
    .where(
      and(
        eq(leave.personId, personId),
        eq(leave.typeId, typeId),
        eq(approvalRequest.state, 'pending'),
        ne(leave.id, but),
      ),
    );
  return row?.days ?? 0;
}
