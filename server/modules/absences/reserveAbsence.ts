import type { InferInsertModel } from 'drizzle-orm';
import { EXCLUSION, hasSqlState } from '../../db/hasSqlState';
import { absence } from '../../db/schema/absences';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { absenceTurn } from './absenceTurn';
import { refuseOverlap } from './refuseOverlap';
import { tellAbsences } from './tellAbsences';

export type NewAbsence = Omit<InferInsertModel<typeof absence>, 'id' | 'span' | 'createdAt'>;

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
    if (!hasSqlState(error, EXCLUSION)) throw error;
    await refuseOverlap(context, wanted);
    throw conflict('Esos días se superponen con otra ausencia.');
  }
  await tellAbsences(context);
}
