import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { referral, referralOpening } from '../../db/schema/referrals';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { decidesReferrals, visibleReferrals } from './referralScope';

/** The CV of whoever applied, for those who decide; never for who sees as one of them, nor for the referrer. */
export const referralFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    if (!decidesReferrals(viewer) || viewer.viewing) return false;
    const [found] = await db
      .select({ id: referral.id })
      .from(referral)
      .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
      .innerJoin(storedFile, eq(storedFile.hash, referral.cvHash))
      .where(and(sameContent(hash), visibleReferrals(viewer.roleScope, viewer)))
      .limit(1);
    return found !== undefined;
  },
};
