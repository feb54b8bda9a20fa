import { getVisitMap } from '@contract/visits/visitAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { visit } from '../../db/schema/visits';
import { implement } from '../../engine/acciones/implement';
import { presentVisitRow } from './presentVisit';
import { findVisits } from './visitQueries';
import { visibleVisits } from './visitScope';

/** More points than these are not looked at one by one. */
const MOST = 1000;

export const getVisitMapHandler = implement(getVisitMap, async ({ day, siteId }, context) => {
  const { db, viewer, reach } = context;
  const rows = await findVisits(
    db,
    and(
      visibleVisits(reach, viewer),
      eq(visit.day, day),
      ne(visit.state, 'cancelled'),
      siteId === undefined ? undefined : eq(visit.siteId, siteId),
    ),
    MOST + 1,
  );
  const shown = rows.slice(0, MOST);
  return {
    rows: shown.map(presentVisitRow),
    total: rows.length,
    unplaced: shown.filter(({ latitude }) => latitude === null).length,
  };
});
