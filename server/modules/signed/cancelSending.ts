import { eq } from 'drizzle-orm';
import { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { endSignatures } from '../../engine/signing/endSignatures';
import { papersOf } from './settleEnvelope';
import { cancelledNotice } from './signedNotices';
import { tellSigned } from './tellSigned';

/** Nobody signs it any more, and who was asked to hears of it. It is locked. */
export async function cancelSending(
  context: Context,
  before: typeof envelope.$inferSelect,
  reason: string,
): Promise<void> {
  const { db, audit } = context;
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
  // Of what was never sent nobody has heard.
  if (before.sentAt) await notify(context, await accountsOf(db, waited), cancelledNotice(before));
  await tellSigned(context, waited);
}
