import { and, eq } from 'drizzle-orm';
import { visitSeries } from '../../../db/schema/visits';
import { defineChanges } from '../../../engine/store/defineChanges';
import { presentStoredSeries } from './presentSeries';
import type { StoredSeries } from './seriesPlan';
import { SERIES_ENDED, seriesActions } from './seriesRules';
import { visibleSeries } from './visitSeriesQueries';

/** The only way in which a series changes; whoever changes it makes its visits follow. */
export const seriesStore = defineChanges({
  table: visitSeries,
  entity: 'visitSeries',
  missing: 'La serie no existe o no está a tu alcance.',
  async lock({ db, viewer, reach }, id): Promise<StoredSeries | undefined> {
    const [row] = await db
      .select()
      .from(visitSeries)
      .where(and(eq(visitSeries.id, id), visibleSeries(reach, viewer)))
      .for('update');
    return row;
  },
  row: (found) => found,
  present: (context, id) => presentStoredSeries(context, id),
  actions: (_asking, found) => seriesActions(found),
  refusal: () => SERIES_ENDED,
  async tell({ emit }, after) {
    const tags = [
      { type: 'VisitSeries', id: 'LIST' },
      { type: 'VisitSeries', id: after.id },
    ] as const;
    await emit(tags, { kind: 'sites', ids: [after.siteId], permission: 'VISITS.plan' });
  },
});
