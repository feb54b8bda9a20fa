import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { approvalRequest } from '../../db/schema/approvals';
import { leave, leaveType } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import type { Day } from '../../engine/time/days';
import { countLeaveDays } from './leaveDayRules';
import { calendarAround } from './previewLeave';
import { tellLeaves } from './tellLeaves';

interface Holiday {
  day: Day;
  /** Null: a day of the whole organisation. */
  siteId: number | null;
}

/** Leave counted in working days takes one less where one of its days becomes a holiday, and one more where it is none any longer. */
export async function recountLeaves(context: Context, holidays: readonly Holiday[]): Promise<void> {
  const { db, audit } = context;
  let changed = false;
  for (const { day, siteId } of holidays) {
    const rows = await db
      .select({ leave, siteId: person.siteId })
      .from(leave)
      .innerJoin(leaveType, eq(leaveType.id, leave.typeId))
      .innerJoin(person, eq(person.id, leave.personId))
      .innerJoin(
        approvalRequest,
        and(eq(approvalRequest.type, 'leave'), eq(approvalRequest.subjectId, leave.id)),
      )
      .where(
        and(
          eq(leaveType.unit, 'working'),
          anyOf(approvalRequest.state, ['approved', 'pending']),
          lte(leave.fromDay, day),
          gte(sql`coalesce(${leave.lastDay}, ${leave.toDay})`, day),
          sql`(${leave.endedAt} is null or ${leave.lastDay} is not null)`,
          siteId === null ? undefined : eq(person.siteId, siteId),
        ),
      )
      .orderBy(asc(leave.id))
      .for('update', { of: leave });
    for (const { leave: own, siteId: site } of rows) {
      const span = { from: own.fromDay, to: own.lastDay ?? own.toDay, part: own.part };
      const days = countLeaveDays(
        span,
        'working',
        await calendarAround(db, site, span.from, span.to),
      );
      // A leave of that day alone stays as it was granted: it can be called off.
      if (days === 0 || days === Number(own.days)) continue;
      await db
        .update(leave)
        .set({ days: String(days) })
        .where(eq(leave.id, own.id));
      await audit({
        entity: 'leave',
        entityId: own.id,
        before: { days: own.days },
        after: { days: String(days) },
      });
      changed = true;
    }
  }
  if (changed) await tellLeaves(context);
}
