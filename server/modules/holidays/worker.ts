import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { leaveType } from '../../db/schema/holidays';
import type { person } from '../../db/schema/organisation';
import type { Worker } from './entitlementRules';

type Stored = Pick<typeof person.$inferSelect, 'id' | 'hireDate' | 'leaveDate'>;

/** This reads what art. 152 needs of some people: since when, until when, and the leave that does not count as worked. */
export async function workersOf(db: Db, people: readonly Stored[]): Promise<Map<number, Worker>> {
  const ids = people.map(({ id }) => id);
  const away =
    ids.length === 0
      ? []
      : await db
          .select({ personId: absence.personId, from: absence.fromDay, to: absence.toDay })
          .from(absence)
          .innerJoin(leaveType, eq(leaveType.code, absence.code))
          .where(
            and(
              anyOf(absence.personId, ids),
              eq(absence.source, 'leave'),
              eq(absence.state, 'firm'),
              eq(leaveType.countsAsWorked, false),
            ),
          );
  return new Map(
    people.map(({ id, hireDate, leaveDate }) => [
      id,
      { hireDate, leaveDate, notWorked: away.filter(({ personId }) => personId === id) },
    ]),
  );
}
