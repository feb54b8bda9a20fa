import type { ArrivalAction } from '@contract/receiving/arrival';
import { and, eq } from 'drizzle-orm';
import { arrival, intake } from '../../db/schema/receiving';
import { defineChanges } from '../../engine/store/defineChanges';
import type { StoredArrival } from './arrivalQueries';
import { arrivalReaders, partIn, visibleArrivals } from './arrivalScope';
import { presentStoredArrival } from './presentArrival';
import { type ArrivalFacts, allowedArrivalActions, arrivalRefusal } from './receivingRules';

interface HeldArrival extends ArrivalFacts {
  row: StoredArrival;
}

/** The only way in which an arrival changes. Whoever receives or reverses holds it first, so that two of them take turns. */
export const arrivalsStore = defineChanges({
  table: arrival,
  entity: 'arrival',
  missing: 'La recepción no existe o no está a tu alcance.',
  async lock({ db, viewer, reach }, id): Promise<HeldArrival | undefined> {
    const [row] = await db
      .select()
      .from(arrival)
      .where(and(eq(arrival.id, id), visibleArrivals(reach, viewer)))
      .for('update');
    if (!row) return undefined;
    const standing = and(eq(intake.arrivalId, id), eq(intake.state, 'received'));
    return { row, state: row.state, intakes: await db.$count(intake, standing) };
  },
  row: ({ row }) => row,
  present: ({ db, viewer }, id) => presentStoredArrival(db, viewer, id),
  actions: ({ viewer }, held): ArrivalAction[] => allowedArrivalActions(held, partIn(viewer)),
  refusal: (held, action) => arrivalRefusal(held, action),
  audited({ before, columns, done: { reason, told } }) {
    return {
      before: before ? { state: before.state } : undefined,
      after: { ...columns, ...(reason ? { reason } : {}), ...told },
    };
  },
  async tell({ emit }, { id, siteId }) {
    await emit(
      [
        { type: 'Arrival', id: 'LIST' },
        { type: 'Arrival', id },
      ],
      arrivalReaders(siteId),
    );
  },
});
