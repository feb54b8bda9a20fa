import type { OutputOf } from '@contract/core/accion';
import { can } from '@contract/session/can';
import type { getVisit } from '@contract/visits/visitAcciones';
import type { Db } from '../../../db/Db';
import type { Viewer } from '../../../engine/acciones/context';
import type { StoredVisit } from '../visitQueries';
import { claimsOfVisits, isBacked, stateOf } from './claimRows';
import { coveredOf } from './coveredMinutes';

type Detail = OutputOf<typeof getVisit>;
type Row = Pick<StoredVisit, 'id' | 'personId'>;

/**
 * Tells what was asked for because of some visits, and how much of their time was punched. Others read of it what they read of
 * punches anyway; what somebody spends is their own affair.
 */
export async function backedFacts(
  db: Db,
  { personId, roles }: Pick<Viewer, 'personId' | 'roles'>,
  rows: readonly Row[],
): Promise<(row: Row) => Pick<Detail, 'claims' | 'covered'>> {
  const ids = rows.map(({ id }) => id);
  const [claims, covered] = await Promise.all([claimsOfVisits(db, ids), coveredOf(db, ids)]);
  return (row) => {
    const isOwn = personId !== null && row.personId === personId;
    const seesPunches = isOwn || can(roles, 'MARKINGS.SHOW');
    return {
      covered: seesPunches ? (covered.get(row.id) ?? null) : null,
      claims: claims
        .filter((claim) => claim.visitId === row.id && claim.personId === row.personId)
        .filter(({ kind }) => (kind === 'way' ? isOwn : seesPunches))
        .map((claim) => ({
          ...{ kind: claim.kind, state: stateOf(claim), backed: isBacked(claim) },
          at: claim.at?.toISOString() ?? null,
        })),
    };
  };
}
