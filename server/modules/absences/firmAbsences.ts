import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { during } from './during';

const { personId, fromDay, toDay, part, label } = absence;

/** A day or more that somebody is surely away; why is for those who may know it. */
export type FirmAbsence = Pick<
  typeof absence.$inferSelect,
  'personId' | 'fromDay' | 'toDay' | 'part' | 'label'
>;

/** The days of some people that are given away, for what the server reckons by itself. */
export const firmAbsences = (
  db: Db,
  personIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<FirmAbsence[]> =>
  db
    .select({ personId, fromDay, toDay, part, label })
    .from(absence)
    .where(and(during(from, to), anyOf(personId, [...personIds]), eq(absence.state, 'firm')));
