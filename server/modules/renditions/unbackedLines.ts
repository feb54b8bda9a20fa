import { and, eq, isNull } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { visitClaim } from '../../db/schema/visitEvidence';
import { visit } from '../../db/schema/visits';

/** Finds, of some expenses, those whose way was asked for by an arrival that was undone since. */
export async function unbackedLines(
  db: Db,
  lineIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectDistinct({ lineId: visitClaim.lineId })
    .from(visitClaim)
    .innerJoin(visit, eq(visit.id, visitClaim.visitId))
    .where(and(anyOf(visitClaim.lineId, [...lineIds]), isNull(visit.arrivedAt)));
  return new Set(rows.flatMap(({ lineId }) => lineId ?? []));
}
