import type { OutputOf } from '@contract/core/accion';
import type { getVisit, listVisits } from '@contract/visits/visitAcciones';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { visit } from '../../db/schema/visits';
import type { Viewer } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import { personRefOf } from '../../engine/people/personRefOf';
import { actMails } from './act/actMails';
import { backedFacts } from './claims/backedFacts';
import { relatedVisits } from './relatedVisits';
import { filesOf } from './visitFiles';
import { findVisits, type VisitRow } from './visitQueries';
import { allowedVisitActions } from './visitRules';
import { plansVisits } from './visitScope';

type Row = OutputOf<typeof listVisits>['rows'][number];
type Detail = OutputOf<typeof getVisit>;

const visitorOf = ({ personId, firstName, lastName, position, photoHash }: VisitRow) =>
  personId === null
    ? null
    : personRefOf({
        ...{ id: personId, firstName: firstName ?? '', lastName: lastName ?? '' },
        ...{ position: position ?? '', photoHash },
      });

export function presentVisitRow(row: VisitRow): Row {
  const { id, version, number, day, fromTime, toTime, minutes, siteId, siteName, zone } = row;
  const { customerId, place, address, latitude, longitude, radius } = row;
  const { purposeId, purposeName, state, late, arrival, arrivedAt, endedAt } = row;
  return {
    ...{ id, version, number, day, fromTime, toTime, minutes, siteId, siteName, zone },
    ...{ customerId, place, address, latitude, longitude, radius },
    ...{ purposeId, purposeName, state, late, arrival },
    person: visitorOf(row),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}

export async function presentVisits(
  db: Db,
  viewer: Viewer,
  rows: readonly VisitRow[],
): Promise<Detail[]> {
  const authors = await authorRefs(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  const related = await relatedVisits(db, rows);
  const [factsOf, mailOf] = await Promise.all([backedFacts(db, viewer, rows), actMails(db, rows)]);
  const who = { plans: plansVisits(viewer), personId: viewer.personId };
  return rows.map((row) => {
    const { note, purposeNote, report, reason, distance, accuracy, createdBy } = row;
    const { left, signedBy, checklist, answers } = row;
    return {
      ...presentVisitRow(row),
      ...{ note, purposeNote, report, reason, distance, accuracy },
      ...{ left, signedBy, checklist, answers, ...related(row) },
      ...factsOf(row),
      ...mailOf(row),
      files: files.filter(({ visitId }) => visitId === row.id).map(({ shown }) => shown),
      author: createdBy === null ? null : (authors.get(createdBy) ?? null),
      actions: allowedVisitActions(row, who),
    };
  });
}

/** After a change its author sees the result, also of what is no longer within their reach. */
export async function presentStoredVisit(db: Db, viewer: Viewer, id: number): Promise<Detail> {
  const [shown] = await presentVisits(db, viewer, await findVisits(db, eq(visit.id, id), 1));
  if (!shown) throw new Error(`visit ${id} vanished while it was presented`);
  return shown;
}
