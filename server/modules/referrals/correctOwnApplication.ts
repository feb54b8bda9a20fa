import { correctOwnApplication } from '@contract/referrals/applicationAcciones';
import { and, eq, isNull } from 'drizzle-orm';
import { referral } from '../../db/schema/referrals';
import { implement } from '../../engine/acciones/implement';
import { emailKey, phoneKey } from './applicantKeys';
import { deadCode, ownApplication } from './applicationCode';
import { lookPace } from './applicationPace';
import { creditTurn } from './creditTurn';
import { firstCredit } from './firstCredit';
import { referralStore } from './referralStore';

/** Law 25.326, art. 16: they put right what is kept of them, at once and by themselves. Another address takes nobody's credit away. */
export const correctOwnApplicationHandler = implement(
  correctOwnApplication,
  async ({ code, ...written }, context) => {
    const { db, address } = context;
    lookPace(address);
    await creditTurn(db);
    const found = await ownApplication(db, code);
    if (!found) throw deadCode();
    const [row] = await db
      .select()
      .from(referral)
      .where(and(eq(referral.id, found.id), isNull(referral.erasedAt)))
      .for('update');
    if (!row) throw deadCode();
    const keys = { emailKey: emailKey(written.email), phoneKey: phoneKey(written.phone) };
    const living = row.state === 'pending' || row.state === 'process';
    const noBonus =
      living && row.noBonus === null ? (await firstCredit(db, keys, row)).noBonus : row.noBonus;
    const columns = { ...written, ...keys, noBonus };
    await referralStore.write(context, row, columns, { kind: 'corrected', accountId: null });
    return { ok: true } as const;
  },
);
