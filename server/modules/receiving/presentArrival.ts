import type { OutputOf } from '@contract/core/accion';
import type { getArrival, listArrivals } from '@contract/receiving/arrivalAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { arrival } from '../../db/schema/receiving';
import type { Viewer } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import { arrivalIntakes } from './arrivalIntakes';
import { arrivalLines } from './arrivalLines';
import { type ArrivalRow, findArrival } from './arrivalQueries';
import { partIn } from './arrivalScope';
import { allowedArrivalActions } from './receivingRules';

type Row = OutputOf<typeof listArrivals>['rows'][number];
type Detail = OutputOf<typeof getArrival>;

export function presentArrivalRow(row: ArrivalRow): Row {
  const { id, version, number, siteId, siteName, supplierId, supplierName, remito } = row;
  const { state, expectedOn, late, lineCount, expectedUnits, receivedUnits } = row;
  return {
    ...{ id, version, number, siteId, siteName, supplierId, supplierName, remito },
    ...{ state, expectedOn, late, lineCount, expectedUnits, receivedUnits },
    createdAt: row.createdAt.toISOString(),
  };
}

export async function presentArrival(db: Db, viewer: Viewer, row: ArrivalRow): Promise<Detail> {
  const { createdBy } = row;
  const [lines, intakes, authors] = await Promise.all([
    arrivalLines(db, row),
    arrivalIntakes(db, row.id),
    authorRefs(db, createdBy === null ? [] : [createdBy]),
  ]);
  const standing = intakes.filter(({ state }) => state === 'received').length;
  return {
    ...presentArrivalRow(row),
    notes: row.notes,
    reason: row.reason,
    author: createdBy === null ? null : (authors.get(createdBy) ?? null),
    closedAt: row.closedAt?.toISOString() ?? null,
    lines,
    intakes,
    actions: allowedArrivalActions({ state: row.state, intakes: standing }, partIn(viewer)),
  };
}

/** After a change its author sees the result. */
export async function presentStoredArrival(db: Db, viewer: Viewer, id: number): Promise<Detail> {
  const row = await findArrival(db, eq(arrival.id, id));
  if (!row) throw new Error(`arrival ${id} vanished while it was presented`);
  return presentArrival(db, viewer, row);
}
