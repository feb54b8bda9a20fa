import { shareReferralOpening } from '@contract/referrals/openingAcciones';
import { and, eq } from 'drizzle-orm';
import { referralLink } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { newCode } from './codes';
import { requireReceiving } from './requireReceiving';

/** The same code however often it is asked for, by two screens at once too. */
export const shareReferralOpeningHandler = implement(
  shareReferralOpening,
  async ({ id }, { db, viewer }) => {
    const { personId } = viewer;
    if (personId === null) throw conflict('Tu cuenta no es de ninguna persona: no puede referir.');
    await requireReceiving(db, id);
    await db
      .insert(referralLink)
      .values({ openingId: id, personId, code: newCode() })
      .onConflictDoNothing();
    const [link] = await db
      .select({ code: referralLink.code })
      .from(referralLink)
      .where(and(eq(referralLink.openingId, id), eq(referralLink.personId, personId)));
    if (!link) throw new Error('a link was not stored');
    return link;
  },
);
