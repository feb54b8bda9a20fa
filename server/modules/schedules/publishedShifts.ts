import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { plannedShift, shift } from '../../db/schema/schedules';

type Stored = typeof plannedShift.$inferSelect;

/** A shift that its person was told of. */
export interface PublishedShift
  extends Pick<
    Stored,
    | 'id'
    | 'personId'
    | 'day'
    | 'shiftId'
    | 'startsAt'
    | 'endsAt'
    | 'breakKind'
    | 'breakMinutes'
    | 'toleranceIn'
    | 'toleranceOut'
    | 'paid'
    | 'night'
  > {
  name: string;
  kind: (typeof shift.$inferSelect)['kind'];
}

const { id, personId, day, shiftId, startsAt, endsAt } = plannedShift;
const { breakKind, breakMinutes, toleranceIn, toleranceOut, paid, night } = plannedShift;

/** This reads the published shifts of some people between two days, in the order of time: punches and hours go by them. */
export function publishedShifts(
  db: Db,
  personIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<PublishedShift[]> {
  return db
    .select({
      id,
      personId,
      day,
      shiftId,
      startsAt,
      endsAt,
      breakKind,
      breakMinutes,
      toleranceIn,
      toleranceOut,
      paid,
      night,
      name: shift.name,
      kind: shift.kind,
    })
    .from(plannedShift)
    .innerJoin(shift, eq(shift.id, plannedShift.shiftId))
    .where(
      and(
        anyOf(personId, [...personIds]),
        gte(day, from),
        lte(day, to),
        isNotNull(plannedShift.publishedAt),
      ),
    )
    .orderBy(asc(personId), asc(startsAt));
}
