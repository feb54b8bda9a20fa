import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { referral, referralOpening } from '../../db/schema/referrals';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { forgetPerson } from './eraseReferral';

/** In the audit, for what the server does by itself. */
const ACCION = 'referido.olvidar';

const today = sql`(anden_now() at time zone ${site.zone})::date`;

/** Invitations that nobody answered, what was asked to be erased, and what was kept as long as was promised. */
export async function forgetReferrals(db: Db, services: Services): Promise<void> {
  const due = await db
    .select({ id: referral.id })
    .from(referral)
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .where(
      and(
        isNull(referral.erasedAt),
        sql`(${referral.state} = 'invited' and ${referral.expiresOn} < ${today}
          or ${referral.eraseDue} <= ${today}
          or ${referral.keepUntil} < ${today} and (${referral.state} <> 'hired' or ${referral.personId} is not null))`,
      ),
    )
    .orderBy(asc(referral.id));
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(referral)
        .where(and(eq(referral.id, id), isNull(referral.erasedAt)))
        .for('update');
      if (!row) return;
      const ends = { services, ...tracedAs(tx, { accountId: null, accion: ACCION }) };
      await forgetPerson(ends, row, row.state === 'invited' ? 'expired' : 'erased', null);
    });
  }
}
