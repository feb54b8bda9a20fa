import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { punch, punchPhoto } from '../../db/schema/markings';
import type { OpensFile } from '../../engine/module';
import { withinReach } from '../../engine/scope/withinReach';

/** The photo of a punch, for its person and for who sees the punch. */
export const punchFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const reach = can(viewer.roles, 'MARKINGS.SHOW') ? viewer.roleScope : 'own';
    const [found] = await db
      .select({ id: punch.id })
      .from(punchPhoto)
      .innerJoin(punch, eq(punch.id, punchPhoto.punchId))
      .where(and(eq(punchPhoto.hash, hash), withinReach(reach, viewer, punch.personId)))
      .limit(1);
    return found !== undefined;
  },
};
