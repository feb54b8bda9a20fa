import type { Db } from '../../db/Db';
import { countLeaveDays } from './leaveDayRules';
import type { LeaveRow } from './leaveQueries';
import { calendarAround } from './previewLeave';

type Span = Pick<LeaveRow, 'fromDay' | 'toDay' | 'part' | 'unit' | 'siteId'>;

/** How many of its days a leave takes up to one of them. */
export async function daysUntil(db: Db, row: Span, lastDay: string): Promise<number> {
  if (lastDay < row.fromDay) return 0;
  const calendar = await calendarAround(db, row.siteId, row.fromDay, row.toDay);
  return countLeaveDays({ from: row.fromDay, to: lastDay, part: row.part }, row.unit, calendar);
}
