import { can } from '@contract/session/can';
import { and, asc, eq, or } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { visitFile } from '../../db/schema/visitEvidence';
import { visit } from '../../db/schema/visits';
import { presentFile } from '../../engine/files/presentFile';
import type { OpensFile } from '../../engine/module';
import { ownVisits, visibleVisits } from './visitScope';

/** The photos and signatures of some visits, in the order in which they came. */
export async function filesOf(db: Db, visitIds: readonly number[]) {
  if (visitIds.length === 0) return [];
  const rows = await db
    .select({ file: visitFile, stored: storedFile })
    .from(visitFile)
    .innerJoin(storedFile, eq(storedFile.hash, visitFile.hash))
    .where(anyOf(visitFile.visitId, [...visitIds]))
    .orderBy(asc(visitFile.visitId), asc(visitFile.id));
  return rows.map(({ file: { id, visitId, kind, question, name, takenAt }, stored }) => ({
    visitId,
    shown: {
      ...presentFile(stored, name),
      ...{ id, kind, question, takenAt: takenAt.toISOString() },
    },
  }));
}

/** The photos and the signature of a visit, for who sees the visit. */
export const visitFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'VISITS')) return false;
    const [held] = await db
      .select({ id: visitFile.id })
      .from(visitFile)
      .innerJoin(visit, eq(visit.id, visitFile.visitId))
      .where(
        and(
          eq(visitFile.hash, hash),
          or(visibleVisits(viewer.roleScope, viewer), ownVisits(viewer)),
        ),
      )
      .limit(1);
    return held !== undefined;
  },
};
