import type { Db } from '../../db/Db';
import type { Day } from '../../engine/time/days';
import type { WorkCalendar } from './leaveDayRules';
import { restDays } from './restDays';

/** When a site works between two days. */
export async function workCalendar(
  db: Db,
  { siteId, from, to, weekDays }: { siteId: number; from: Day; to: Day; weekDays: number },
): Promise<WorkCalendar> {
  const found = await restDays(db, [siteId], { from, to });
  return { weekDays, holidays: found.get(siteId) ?? new Map() };
}
