import { daysInWords } from '@contract/core/daysInWords';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { absence } from '../../db/schema/absences';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { AWAY } from './absenceWords';
import { knowsReason } from './knowsReason';

type Wanted = Pick<
  typeof absence.$inferInsert,
  'personId' | 'source' | 'fromDay' | 'toDay' | 'part'
> & {
  /** Left out: no record of its own holds days yet. */
  sourceId?: number | undefined;
};

/** Names what stands in the way, its reason only to who may know it. */
export async function refuseOverlap(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  wanted: Wanted,
): Promise<void> {
  const part = wanted.part ?? 'whole';
  const [other] = await db
    .select({
      fromDay: absence.fromDay,
      toDay: absence.toDay,
      part: absence.part,
      state: absence.state,
      label: sql<string>`case when ${knowsReason(viewer)} then ${absence.label} else ${AWAY} end`,
    })
    .from(absence)
    .where(
      and(
        eq(absence.personId, wanted.personId),
        or(ne(absence.source, wanted.source), ne(absence.sourceId, wanted.sourceId ?? 0)),
        sql`${absence.span} && tsrange(
          ${wanted.fromDay}::date + case ${part}::text when 'afternoon' then time '12:00' else time '00:00' end,
          ${wanted.toDay}::date + case ${part}::text when 'morning' then time '12:00' else time '24:00' end)`,
      ),
    )
    .orderBy(absence.fromDay)
    .limit(1);
  if (!other) return;
  const waits = other.state === 'pending' ? ', que espera aprobación' : '';
  throw conflict(`Se superpone con “${other.label}” ${daysInWords(other)}${waits}.`);
}
