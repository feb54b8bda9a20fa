import type { OutputOf } from '@contract/core/accion';
import type { getVisitSeries } from '@contract/visits/series/visitSeriesAcciones';
import { eq } from 'drizzle-orm';
import { visitSeries } from '../../../db/schema/visits';
import type { Context } from '../../../engine/acciones/context';
import { authorRefs } from '../../../engine/people/authorRef';
import { todayAt } from '../../../engine/time/todayAt';
import { seriesActions } from './seriesRules';
import { countAhead, findSeries, presentSeriesRow, type SeriesRow } from './visitSeriesQueries';

type Detail = OutputOf<typeof getVisitSeries>;

export async function presentSeries(context: Pick<Context, 'db'>, row: SeriesRow): Promise<Detail> {
  const { db } = context;
  const { customerId, latitude, longitude, radius, minutes, note } = row;
  const { repeat, onHoliday, onLeave, choices, createdBy } = row;
  const today = await todayAt(db, row.siteId);
  const [authors, ahead] = await Promise.all([
    authorRefs(db, createdBy === null ? [] : [createdBy]),
    countAhead(context, row.id, today),
  ]);
  return {
    ...presentSeriesRow(row),
    ...{ customerId, latitude, longitude, radius, minutes, note },
    ...{ repeat, onHoliday, onLeave, choices, ahead },
    author: createdBy === null ? null : (authors.get(createdBy) ?? null),
    actions: seriesActions(row),
  };
}

/** After a change its author sees the result, also of what is no longer within their reach. */
export async function presentStoredSeries(
  context: Pick<Context, 'db'>,
  id: number,
): Promise<Detail> {
  const row = await findSeries(context, eq(visitSeries.id, id));
  if (!row) throw new Error(`visit series ${id} vanished while it was presented`);
  return presentSeries(context, row);
}
