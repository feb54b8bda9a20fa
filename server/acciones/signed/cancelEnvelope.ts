import { cancelEnvelope } from '@contract/signed/cancelEnvelope';
import { eq } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import { notify } from '../../notifications/notify';
import { accountsOf } from '../../people/accountsOf';
import { endSignatures } from '../../signing/endSignatures';
import { implement } from '../implement';
import { heldEnvelope } from './heldEnvelope';
import { presentEnvelope } from './presentEnvelope';
import { papersOf } from './settleEnvelope';
import { cancelledNotice } from './signedNotices';
import { tellSigned } from './tellSigned';

export const cancelEnvelopeHandler = implement(
  cancelEnvelope,
  async ({ reason, ...asked }, context) => {
    const { db, audit } = context;
    const before = await heldEnvelope(context, asked, 'cancel');
    const waited = await endSignatures(db, await papersOf(db, before.id), 'cancelled');
    const [after] = await db
      .update(envelope)
      .set({
        state: 'cancelled',
        endedAt: new Date(),
        endReason: reason,
        version: before.version + 1,
      })
      .where(eq(envelope.id, before.id))
      .returning();
    await audit({ entity: 'envelope', entityId: before.id, before, after });
    await notify(context, await accountsOf(db, waited), cancelledNotice(before));
    await tellSigned(context, waited);
    return presentEnvelope(context, before.id);
  },
);
