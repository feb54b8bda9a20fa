import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { referral, referralBonus, referralOpening } from '../../db/schema/referrals';
import type { Services } from '../../engine/acciones/context';
import { tracedAs } from '../../engine/acciones/tracedAs';
import { Fault } from '../../engine/http/fault';
import { accountsOf } from '../../engine/people/accountsOf';
import { enterBonus } from '../news';
import { isEarned, staysOn } from './bonusRules';
import { tellReferrer } from './tellReferral';

export const PAY_REFERRALS = 'pay-referrals';

/** In the audit, for what the server does by itself. */
const ACCION = 'referido.pagarBono';

const today = sql<string>`(anden_now() at time zone ${site.zone})::date::text`;

/** Held, so that two servers at once make one novelty of it; the second finds that it waits no more. */
async function payOne(db: Db, services: Services, bonusId: number): Promise<void> {
  const [found] = await db
    .select({
      bonus: referralBonus,
      referral,
      position: referralOpening.position,
      today,
    })
    .from(referralBonus)
    .innerJoin(referral, eq(referral.id, referralBonus.referralId))
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .where(and(eq(referralBonus.id, bonusId), eq(referralBonus.state, 'waiting')))
    .for('update', { of: referralBonus });
  if (!found?.referral.personId || found.referral.hiredBy === null) return;
  const { bonus, position } = found;
  const { referrerId, personId, hiredBy, startDay } = found.referral;
  const tools = tracedAs(db, { accountId: null, accion: ACCION });
  const sender = { ...tools, services };
  const show = async () =>
    tools.emit(
      [
        { type: 'Referral', id: 'LIST' },
        { type: 'Referral', id: found.referral.id },
      ],
      { kind: 'accounts', ids: await accountsOf(db, [referrerId]) },
    );
  const write = (columns: Partial<typeof referralBonus.$inferInsert>) =>
    db.update(referralBonus).set(columns).where(eq(referralBonus.id, bonus.id));
  const both = await db
    .select({ id: person.id, hireDate: person.hireDate, leaveDate: person.leaveDate })
    .from(person)
    .where(sql`${person.id} in (${referrerId}, ${personId})`);
  const hired = both.find(({ id }) => id === personId);
  // The file of somebody who comes back says so once it is brought back: until then nothing is lost.
  if (!hired || !startDay || !staysOn(hired, startDay)) return;
  await show();
  if (!isEarned(bonus.dueDay, both)) {
    await write({ state: 'lost' });
    await tools.audit({
      entity: 'referral',
      entityId: found.referral.id,
      after: { bonus: 'lost' },
    });
    return tellReferrer(sender, found.referral, 'lost');
  }
  const last = both.find(({ id }) => id === referrerId)?.leaveDate ?? found.today;
  const newsId = await enterBonus(tools, {
    personId: referrerId,
    // A referrer who left since then is paid with their last day.
    day: last < found.today ? last : found.today,
    amount: bonus.amount,
    note:
      bonus.months === 0
        ? `Por referir: ${position}`
        : `Por referir: ${position}, a los ${bonus.months} meses`,
    authorId: hiredBy,
  });
  await write({ state: 'made', newsId });
  await tools.audit({
    ...{ entity: 'referral', entityId: found.referral.id },
    after: { bonus: 'made', months: bonus.months, newsId },
  });
  await tellReferrer(sender, found.referral, 'bonus');
}

/** Each part of a bonus whose day has come where the place is, and whose person has a file by now. */
export async function payBonuses(db: Db, services: Services): Promise<void> {
  const due = await db
    .select({ id: referralBonus.id })
    .from(referralBonus)
    .innerJoin(referral, eq(referral.id, referralBonus.referralId))
    .innerJoin(referralOpening, eq(referralOpening.id, referral.openingId))
    .innerJoin(site, eq(site.id, referralOpening.siteId))
    .where(
      and(
        eq(referralBonus.state, 'waiting'),
        sql`${referral.personId} is not null`,
        lte(referralBonus.dueDay, sql`(anden_now() at time zone ${site.zone})::date`),
      ),
    )
    .orderBy(asc(referralBonus.id));
  for (const { id } of due) {
    await db
      .transaction((tx) => payOne(tx, services, id))
      .catch((error: unknown) => {
        // A closed month opens again tomorrow as another day; the rest is not held up by one.
        if (!(error instanceof Fault)) throw error;
      });
  }
  if (due.length > 0) services.wake();
}
