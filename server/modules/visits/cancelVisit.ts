import { cancelVisit } from '@contract/visits/visitAcciones';
import { implement } from '../../engine/acciones/implement';
import { presentStoredVisit } from './presentVisit';
import { tellVisitor } from './tellVisitor';
import { visitStore } from './visitStore';

export const cancelVisitHandler = implement(
  cancelVisit,
  async ({ id, version, reason }, context) => {
    const before = await visitStore.hold(context, { id, version }, 'cancel');
    const after = await visitStore.write(
      context,
      before,
      { state: 'cancelled', reason },
      { reason },
    );
    if (before.state !== 'draft') await tellVisitor(context, after, after.personId, 'cancelled');
    return presentStoredVisit(context.db, context.viewer, id);
  },
);
