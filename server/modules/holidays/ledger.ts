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

/** Asked or granted of a leave with a yearly limit, by the year in which it begins. */
export async function usedInYear(
  db: Db,
  {
    personId,
    typeId,
    year,
    but = 0,
  }: { personId: number; typeId: number; year: number; but?: number },
): Promise<{ granted: number; asked: number }> {
  const of = (state: 'approved' | 'pending') =>
    sql<number>`coalesce(sum(${leave.days}) filter (where ${approvalRequest.state} = ${state}), 0)::float8`;
  const [row] = await db
    .select({ granted: of('approved'), asked: of('pending') })
    .from(leave)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, 'leave'), eq(approvalRequest.subjectId, leave.id)),
    )
    .where(
      and(
        eq(leave.personId, personId),
        eq(leave.typeId, typeId),
        ne(leave.id, but),
        sql`(${leave.endedAt} is null or ${leave.lastDay} is not null)`,
        sql`extract(year from ${leave.fromDay}) = ${year}`,
      ),
    );
  return row ?? { granted: 0, asked: 0 };
}
