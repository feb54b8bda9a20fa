import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { plannedShift } from '../../../db/schema/schedules';
import type { Day } from '../../../engine/time/days';

/** This reads the published shifts of a person of the demo after a day. */
export const publishedOf = (db: Db, personId: number, from: Day, to: Day) =>
  db
    .select()
    .from(plannedShift)
    .where(
      and(
        eq(plannedShift.personId, personId),
        gt(plannedShift.day, from),
        lte(plannedShift.day, to),
        isNotNull(plannedShift.publishedAt),
      ),
    )
    .orderBy(asc(plannedShift.day));
