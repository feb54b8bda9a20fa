import { undoArrival } from '@contract/visits/visitClaimAcciones';
import { implement } from '../../../engine/acciones/implement';
import { dropOwnExpense } from '../../renditions';
import { presentStoredVisit } from '../presentVisit';
import { visitStore } from '../visitStore';
import { claimsOfVisits } from './claimRows';

/** The arrival was a mistake: what was asked for by the arrival goes too, as long as nobody was shown it. */
export const undoArrivalHandler = implement(undoArrival, async ({ id, version }, context) => {
  const before = await visitStore.hold(context, { id, version }, 'unarrive');
  const nowhere = { arrivedLatitude: null, arrivedLongitude: null, accuracy: null, distance: null };
  const columns = { state: 'planned' as const, arrival: null, arrivedAt: null, ...nowhere };
  await visitStore.write(context, before, columns, {});
  for (const { lineId } of await claimsOfVisits(context.db, [id])) {
    if (lineId !== null) await dropOwnExpense(context, lineId);
  }
  return presentStoredVisit(context.db, context.viewer, id);
});
