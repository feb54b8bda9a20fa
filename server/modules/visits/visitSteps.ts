import { metresBetween } from '@contract/core/metresBetween';
import { arriveAtVisit, missVisit } from '@contract/visits/visitWalkAcciones';
import { implement } from '../../engine/acciones/implement';
import { judgeArrival } from './arrivalRules';
import { endOf, momentOf } from './visitMoments';
import type { StoredVisit } from './visitQueries';
import { visitStore } from './visitStore';

/** A device that claims to be off by more than this says nothing that a whole number of metres could hold. */
const MOST_ACCURACY = 1_000_000;

export const arriveAtVisitHandler = implement(
  arriveAtVisit,
  async ({ id, position, ...claim }, context) => {
    const before = await visitStore.hold(context, { id }, 'arrive');
    const metres = distanceTo(before, position);
    const accuracy = position ? Math.round(Math.min(position.accuracy, MOST_ACCURACY)) : null;
    const arrival = judgeArrival({ metres, accuracy: accuracy ?? 0, radius: before.radius });
    const where = position
      ? { arrivedLatitude: position.latitude, arrivedLongitude: position.longitude }
      : {};
    const begun = { unbegun: false, reason: '' };
    const at = { arrivedAt: momentOf(before, claim), arrival, distance: metres, accuracy };
    await visitStore.write(context, before, { state: 'arrived', ...begun, ...at, ...where }, {});
    return { id };
  },
);

function distanceTo(
  { latitude, longitude }: StoredVisit,
  position: { latitude: number; longitude: number } | null,
): number | null {
  if (position === null || latitude === null || longitude === null) return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return metresBetween(place, position);
}

export const missVisitHandler = implement(missVisit, async ({ id, reason, ...claim }, context) => {
  const before = await visitStore.hold(context, { id }, 'miss');
  const columns = {
    state: 'missed' as const,
    ...{ unbegun: false, reason, endedAt: endOf(before, claim) },
  };
  await visitStore.write(context, before, columns, { reason });
  return { id };
});
