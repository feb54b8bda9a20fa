import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import type { Day } from '../../engine/time/days';
import { during } from '../absences';

/** The leave of some people that stands between two days, without its reason. */
export const leaveDays = (db: Db, ids: readonly number[], { from, to }: { from: Day; to: Day }) =>
  db
    .select({
      personId: absence.personId,
      fromDay: absence.fromDay,
      toDay: absence.toDay,
      part: absence.part,
    })
    .from(absence)
    .where(and(during(from, to), anyOf(absence.personId, [...ids]), eq(absence.state, 'firm')));
