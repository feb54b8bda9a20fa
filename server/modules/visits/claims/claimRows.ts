import type { FieldValue } from '@contract/core/field';
import type { visitClaimState } from '@contract/visits/visitClaim';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../db/anyOf';
import type { Db } from '../../../db/Db';
import { punch } from '../../../db/schema/markings';
import { rendition, renditionLine } from '../../../db/schema/renditions';
import { visitClaim } from '../../../db/schema/visitEvidence';
import { visit } from '../../../db/schema/visits';

type ClaimState = FieldValue<typeof visitClaimState>;

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: visitClaim.id,
      kind: visitClaim.kind,
      visitId: visitClaim.visitId,
      personId: visitClaim.personId,
      visitNumber: visit.number,
      place: visit.place,
      arrivedAt: visit.arrivedAt,
      metres: visitClaim.metres,
      lineId: visitClaim.lineId,
      at: punch.at,
      counts: punch.counts,
      renditionId: rendition.id,
      renditionState: rendition.state,
      kilometres: renditionLine.kilometres,
      amount: renditionLine.amount,
    })
    .from(visitClaim)
    .innerJoin(visit, eq(visit.id, visitClaim.visitId))
    .leftJoin(punch, eq(punch.id, visitClaim.punchId))
    .leftJoin(renditionLine, eq(renditionLine.id, visitClaim.lineId))
    .leftJoin(rendition, eq(rendition.id, renditionLine.renditionId))
    .where(where)
    .orderBy(asc(visitClaim.id));

export type ClaimRow = Awaited<ReturnType<typeof select>>[number];

/** The claims of somebody's day. */
export const claimsOfDay = (db: Db, { personId, day }: { personId: number; day: string }) =>
  select(db, and(eq(visitClaim.personId, personId), eq(visitClaim.day, day)));

export const claimsOfVisits = (db: Db, visitIds: readonly number[]) =>
  select(db, anyOf(visitClaim.visitId, [...visitIds]));

const ofPunch: Record<NonNullable<ClaimRow['counts']>, ClaimState> = {
  counted: 'counted',
  waiting: 'waiting',
  rejected: 'refused',
  replaced: 'refused',
};

const ofRendition: Record<NonNullable<ClaimRow['renditionState']>, ClaimState> = {
  ...{ draft: 'proposed', pending: 'proposed', toPay: 'proposed', open: 'proposed' },
  ...{ handed: 'waiting', approved: 'counted', settled: 'counted' },
  ...{ rejected: 'refused', cancelled: 'refused' },
};

export function stateOf({ counts, renditionState }: ClaimRow): ClaimState {
  if (counts) return ofPunch[counts];
  return renditionState ? ofRendition[renditionState] : 'refused';
}

/** A visit backs what was asked for by it while it says that its person arrived. */
export const isBacked = ({ arrivedAt }: Pick<ClaimRow, 'arrivedAt'>): boolean => arrivedAt !== null;

/** A rendition that was withdrawn pays nothing: its way may be asked for again. */
export const isWithdrawn = ({ renditionState }: Pick<ClaimRow, 'renditionState'>): boolean =>
  renditionState === 'cancelled';
