import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { leave } from '../../db/schema/holidays';
import type { Day } from '../../engine/time/days';
import type { DayUnit, LeaveSpan, WorkCalendar } from './leaveDayRules';
import { daysInYear, yearsOfSpan } from './leaveYears';

interface Asked {
  personId: number;
  typeId: number;
  unit: DayUnit;
  years: readonly number[];
  /** A record of its own is no obstacle to itself. */
  but?: number;
  calendarOf: (from: Day, to: Day) => Promise<WorkCalendar>;
}

interface Used {
  granted: number;
  asked: number;
}

/** Sums what was asked or granted of a leave with a yearly limit; a leave over New Year is charged to each year with that year's days. */
export async function usedByYear(db: Db, asked: Asked): Promise<Map<number, Used>> {
  const { personId, typeId, unit, years, but = 0, calendarOf } = asked;
  const used = new Map<number, Used>(years.map((year) => [year, { granted: 0, asked: 0 }]));
  const until = sql<Day>`coalesce(${leave.lastDay}, ${leave.toDay})`;
  const rows = await db
    .select({
      from: leave.fromDay,
      to: until,
      part: leave.part,
      days: leave.days,
      state: approvalRequest.state,
    })
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
        sql`${approvalRequest.state} in ('approved', 'pending')`,
        lte(leave.fromDay, `${Math.max(...years)}-12-31`),
        gte(leave.toDay, `${Math.min(...years)}-01-01`),
      ),
    );
  for (const { days, state, ...span } of rows) {
    for (const year of yearsOfSpan(span)) {
      const own = used.get(year);
      if (!own) continue;
      const counted = await daysOf(span, year, Number(days), { unit, calendarOf });
      if (state === 'approved') own.granted += counted;
      else own.asked += counted;
    }
  }
  return used;
}

async function daysOf(
  span: LeaveSpan,
  year: number,
  days: number,
  { unit, calendarOf }: Pick<Asked, 'unit' | 'calendarOf'>,
): Promise<number> {
  // The stored days are those that were granted; only a leave of two years is counted again.
  if (yearsOfSpan(span).length === 1) return days;
  return daysInYear(span, year, unit, await calendarOf(span.from, span.to));
}
