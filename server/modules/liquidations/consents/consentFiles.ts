import { and, eq, or, sql } from 'drizzle-orm';
import { deductionConsent } from '../../../db/schema/deductionConsents';
import { storedFile } from '../../../db/schema/files';
import { sameContent } from '../../../engine/files/sameContent';
import type { OpensFile } from '../../../engine/module';
import { keepsPay } from '../../../engine/pay/keepsPay';

/** The paper of a consent may be opened by people who keep pay and by the person who gave it. */
export const consentFiles: OpensFile = {
  shown: 'own',
  async may(db, viewer, hash) {
    const [found] = await db
      .select({ id: deductionConsent.id })
      .from(deductionConsent)
      .innerJoin(storedFile, eq(storedFile.hash, deductionConsent.paperHash))
      .where(
        and(
          sameContent(hash),
          or(
            keepsPay(viewer) ? sql`true` : undefined,
            eq(deductionConsent.personId, viewer.personId ?? 0),
          ),
        ),
      )
      .limit(1);
    return found !== undefined;
  },
};
