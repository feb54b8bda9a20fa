import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { referral, referralLink, referralOpening } from '../../db/schema/referrals';
import { notFound } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { traceOf } from './codes';
import { findOpening } from './openingQueries';
import type { StoredReferral } from './referralQueries';

type Opening = NonNullable<Awaited<ReturnType<typeof findOpening>>>;

interface Entry {
  opening: Opening;
  referrerId: number;
  /** The invitation that it answers; none by a link that is shared. */
  invitation: StoredReferral | null;
}

/** Said of a code that never was, of one that is over and of one that was used: none tells which of them it is. */
export const deadCode = () =>
  notFound('Este enlace no existe o ya venció. Pedile otro a quien te lo pasó.');

/** A code opens this for a person who did not apply yet. */
export async function entryOf(db: Db, code: string): Promise<Entry | null> {
  const [[link], [invitation]] = await Promise.all([
    db.select().from(referralLink).where(eq(referralLink.code, code)),
    db.select().from(referral).where(eq(referral.code, code)),
  ]);
  const found = link ?? invitation;
  if (!found) return null;
  const opening = await findOpening(db, eq(referralOpening.id, found.openingId));
  if (!opening?.receives) return null;
  if (!invitation) return link ? { opening, referrerId: link.personId, invitation: null } : null;
  const today = await todayAt(db, opening.siteId);
  const waits = invitation.state === 'invited' && (invitation.expiresOn ?? '') >= today;
  return waits ? { opening, referrerId: invitation.referrerId, invitation } : null;
}

/** The application of whoever comes back with their own code. */
export async function ownApplication(db: Db, code: string): Promise<StoredReferral | undefined> {
  const [row] = await db
    .select()
    .from(referral)
    .where(eq(referral.ownCodeHash, traceOf(code)));
  return row;
}
