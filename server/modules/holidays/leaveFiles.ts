import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { leave } from '../../db/schema/holidays';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { opensLeaveCertificate } from './leaveCertificate';

/** The certificate of leave, for whose it is and who keeps medical files. */
export const leaveFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: leave.id })
      .from(leave)
      .innerJoin(storedFile, eq(storedFile.hash, leave.certificateHash))
      .where(and(sameContent(hash), opensLeaveCertificate(viewer)))
      .limit(1);
    return found !== undefined;
  },
};
