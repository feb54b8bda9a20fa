import { and, eq, type InferInsertModel, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../acciones/context';
import { EXCLUSION, hasSqlState } from '../db/hasSqlState';
import { absence } from '../db/schema/absences';
import { conflict } from '../http/fault';
import { absenceTurn } from './absenceTurn';
import { AWAY, daysInWords } from './absenceWords';
import { knowsReason } from './knowsReason';
import { tellAbsences } from './tellAbsences';

export type NewAbsence = Omit<InferInsertModel<typeof absence>, 'id' | 'span' | 'createdAt'>;

/** Names what stands in the way, its reason only to who may know it. */
async function overlapFault({ db, viewer }: Pick<Context, 'db' | 'viewer'>, wanted: NewAbsence) {
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
        or(ne(absence.source, wanted.source), ne(absence.sourceId, wanted.sourceId)),
        sql`${absence.span} && tsrange(
          ${wanted.fromDay}::date + case ${part}::text when 'afternoon' then time '12:00' else time '00:00' end,
          ${wanted.toDay}::date + case ${part}::text when 'morning' then time '12:00' else time '24:00' end)`,
      ),
    )
    .orderBy(absence.fromDay)
    .limit(1);
  if (!other) return conflict('Esos días se superponen con otra ausencia.');
  const waits = other.state === 'pending' ? ', que espera aprobación' : '';
  return conflict(`Se superpone con “${other.label}” ${daysInWords(other)}${waits}.`);
}

/**
 * Holds the days of a record, or moves those that it held. The constraint decides, so that of fifty at once
 * one is left; inside a transaction only.
 */
export async function reserveAbsence(
  context: Pick<Context, 'db' | 'viewer' | 'emit'>,
  wanted: NewAbsence,
): Promise<void> {
  const { db } = context;
  await absenceTurn(db, wanted.personId);
  try {
    // A savepoint, so that the refusal can still be explained.
    await db.transaction((inner) =>
      inner
        .insert(absence)
        .values(wanted)
        .onConflictDoUpdate({ target: [absence.source, absence.sourceId], set: wanted }),
    );
  } catch (error) {
    throw hasSqlState(error, EXCLUSION) ? await overlapFault(context, wanted) : error;
  }
  await tellAbsences(context);
}
