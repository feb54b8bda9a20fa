import { hireReferral } from '@contract/referrals/referralAcciones';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { submitIfRuled } from '../../engine/approvals/submitIfRuled';
import { invalid } from '../../engine/http/fault';
import { completeHire, holdPlace } from './completeHire';
import { creditTurn } from './creditTurn';
import { REFERRAL_HIRE } from './hireRequestType';
import { refuseHiredTwice } from './knownFiles';
import { referralStore } from './referralStore';

/** The day on which somebody applied, on the calendar of the place. */
async function appliedDay(db: Db, id: number): Promise<string> {
  const [row] = await db
    .select({
      day: sql<string>`(coalesce(${referral.appliedAt}, ${referral.createdAt}) at time zone ${site.zone})::date::text`,
    })
    .from(referral)
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .where(eq(referral.id, id));
  return row?.day ?? '';
}

const nobodyAsks =
  'Esta contratación necesita aprobación y tu cuenta no es de ninguna persona: que la pida otra.';

/** Hired at once, or once whoever a definition names approved it: until then there is no file and no bonus. */
export const hireReferralHandler = implement(
  hireReferral,
  async ({ startDay, ...asked }, context) => {
    const { db, viewer } = context;
    const { accountId } = viewer;
    await creditTurn(db);
    const row = await referralStore.hold(context, asked, 'hire');
    if (startDay < (await appliedDay(db, row.id))) {
      throw invalid({ startDay: 'No puede ser antes de que se postulara.' });
    }
    // The opening is held before its bonus is read, so that the figure stays the one that is approved.
    await refuseHiredTwice(db, row, startDay);
    await holdPlace(db, row);
    const waits = await submitIfRuled(context, {
      ...{ type: REFERRAL_HIRE, subjectId: row.id, nobodyAsks },
    });
    if (waits) {
      const done = { kind: 'hireAsked', accountId } as const;
      await referralStore.write(context, row, { askedDay: startDay }, done);
    } else {
      await completeHire(context, row, { startDay, hiredBy: accountId, kind: 'hired' });
    }
    return { id: row.id, waits };
  },
);
