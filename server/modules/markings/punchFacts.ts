import { and, asc, gte, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { punch } from '../../db/schema/markings';
import type { PunchFact } from './markingRules';

export type StoredPunch = typeof punch.$inferSelect;

const { id, personId, at, kind, source, counts, day } = punch;
const { plannedShiftId, outside, offline, forgotten, told, siteId } = punch;

/** Rules and screens of a day read these columns of each punch. */
export const factColumns = {
  id,
  personId,
  at,
  kind,
  source,
  counts,
  day,
  plannedShiftId,
  outside,
  offline,
  forgotten,
  told,
  siteId,
};

export type PunchOfDay = PunchFact & Pick<StoredPunch, 'siteId'>;

/** The punches of some people that stand, in the order of time. */
export function punchesBetween(
  db: Db,
  personIds: readonly number[],
  { from, to }: { from: Date; to: Date },
): Promise<PunchOfDay[]> {
  return db
    .select(factColumns)
    .from(punch)
    .where(
      and(
        anyOf(personId, [...personIds]),
        anyOf(counts, ['counted', 'waiting']),
        gte(at, from),
        lte(at, to),
      ),
    )
    .orderBy(asc(personId), asc(at), asc(id));
}
