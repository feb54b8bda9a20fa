import { and, eq, inArray, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { referral } from '../../db/schema/referrals';
import { creditStates } from './referralRules';

interface Keys {
  emailKey: string | null;
  phoneKey: string | null;
}

interface Which {
  /** The referral that is looked at; 0: it is not stored yet. */
  id: number;
  openingId: number;
  referrerId: number;
  /** Only those that came before it; left out, it comes now. */
  appliedAt?: Date | null;
}

/** Whether the same person was in the same opening already, and why this referral of them brings no bonus: the first one holds the credit. */
export async function firstCredit(
  db: Db,
  { emailKey, phoneKey }: Keys,
  { id, openingId, referrerId, appliedAt }: Which,
): Promise<{ twin: boolean; noBonus: string | null }> {
  const earlier = await db
    .select({ openingId: referral.openingId, referrerId: referral.referrerId })
    .from(referral)
    .where(
      and(
        ne(referral.id, id),
        inArray(referral.state, [...creditStates]),
        appliedAt ? lt(referral.appliedAt, appliedAt) : undefined,
        or(
          emailKey ? eq(referral.emailKey, emailKey) : undefined,
          phoneKey ? eq(referral.phoneKey, phoneKey) : undefined,
        ),
      ),
    )
    .orderBy(referral.appliedAt, referral.id);
  if (earlier.some((one) => one.openingId === openingId)) {
    return { twin: true, noBonus: 'Ya se había postulado a esta búsqueda.' };
  }
  const [first] = earlier;
  const others = first !== undefined && first.referrerId !== referrerId;
  return { twin: false, noBonus: others ? 'Antes la había referido otra persona.' : null };
}
