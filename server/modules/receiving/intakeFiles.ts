import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { arrival, intake } from '../../db/schema/receiving';
import type { OpensFile } from '../../engine/module';
import { visibleArrivals } from './arrivalScope';

/** The photo of the remito that came with some goods, for who sees the arrival. */
export const intakeFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'ORDERS')) return false;
    const [held] = await db
      .select({ id: intake.id })
      .from(intake)
      .innerJoin(arrival, eq(arrival.id, intake.arrivalId))
      .where(and(eq(intake.photoHash, hash), visibleArrivals(viewer.roleScope, viewer)))
      .limit(1);
    return held !== undefined;
  },
};
