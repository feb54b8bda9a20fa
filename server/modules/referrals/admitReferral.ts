import { admitReferral } from '@contract/referrals/referralAcciones';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { referralBonus } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { addPerson } from '../users';
import { monthsAfter, staysOn } from './bonusRules';
import { fileOf, hadFile, worksHere } from './knownFiles';
import { PAY_REFERRALS } from './payBonuses';
import { referralStore } from './referralStore';

/** Makes the file of somebody who was hired, once: a second one finds that it is there. The day that it says counts for the bonuses. A person who has a file already gets no other. */
export const admitReferralHandler = implement(
  admitReferral,
  async ({ id, version, ...fields }, context) => {
    const { db, viewer, services, afterCommit } = context;
    const { accountId } = viewer;
    const row = await referralStore.hold(context, { id, version }, 'admit');
    const startDay = fields.hireDate;
    const known = await fileOf(db, fields.cuil);
    if (known)
      throw invalid({ cuil: staysOn(known, startDay) ? worksHere(known) : hadFile(known) });
    const personId = await addPerson(context, fields);
    const columns = { personId, startDay };
    await referralStore.write(context, row, columns, { kind: 'admitted', accountId });
    if (startDay !== row.startDay) await moveBonuses(db, row.id, startDay);
    // The bonus of a person who began already need not wait for the next hour.
    afterCommit(() => services.jobs.hurry(PAY_REFERRALS));
    return { id };
  },
);

async function moveBonuses(db: Db, referralId: number, startDay: string): Promise<void> {
  const { referralId: of, months } = referralBonus;
  const parts = await db.select().from(referralBonus).where(eq(of, referralId));
  for (const part of parts) {
    await db
      .update(referralBonus)
      .set({ dueDay: monthsAfter(startDay, part.months) })
      .where(and(eq(of, referralId), eq(months, part.months)));
  }
}
