import { inviteReferral } from '@contract/referrals/referralAcciones';
import { and, eq, inArray, or } from 'drizzle-orm';
import { referral } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { conflict, invalid } from '../../engine/http/fault';
import { addDays } from '../../engine/time/days';
import { todayAt } from '../../engine/time/todayAt';
import { emailKey, phoneKey } from './applicantKeys';
import { newCode } from './codes';
import { creditTurn } from './creditTurn';
import { referralStore } from './referralStore';
import { requireReceiving } from './requireReceiving';

/** So long an invitation waits; then what was written of the person is erased. */
const DAYS = 14;

export const inviteReferralHandler = implement(
  inviteReferral,
  async ({ openingId, ...asked }, context) => {
    const { db, viewer } = context;
    const { personId, accountId } = viewer;
    if (personId === null) throw conflict('Tu cuenta no es de ninguna persona: no puede referir.');
    if (!asked.email && !asked.phone) {
      throw invalid({ email: 'Poné un correo o un teléfono.' });
    }
    const opening = await requireReceiving(db, openingId);
    const keys = { emailKey: emailKey(asked.email), phoneKey: phoneKey(asked.phone) };
    await creditTurn(db);
    // Nothing is told here of others’ invitations: it is for the candidate to say that they look for work.
    const [twin] = await db
      .select({ number: referral.number })
      .from(referral)
      .where(
        and(
          eq(referral.openingId, openingId),
          eq(referral.referrerId, personId),
          inArray(referral.state, ['invited', 'pending', 'process']),
          or(
            keys.emailKey ? eq(referral.emailKey, keys.emailKey) : undefined,
            keys.phoneKey ? eq(referral.phoneKey, keys.phoneKey) : undefined,
          ),
        ),
      )
      .limit(1);
    if (twin) throw conflict(`Ya invitaste a esa persona: es ${twin.number}.`);
    const today = await todayAt(db, opening.siteId);
    const made = await referralStore.create(
      context,
      {
        ...{ openingId, referrerId: personId, state: 'invited', ...asked, ...keys },
        ...{ code: newCode(), expiresOn: addDays(today, DAYS) },
      },
      { kind: 'invited', accountId },
    );
    return { id: made.id };
  },
);
