import { eq } from 'drizzle-orm';
import type { Context } from '../acciones/context';
import { papersOf } from '../acciones/signed/settleEnvelope';
import { cancelledNotice } from '../acciones/signed/signedNotices';
import { tellSigned } from '../acciones/signed/tellSigned';
import { envelope } from '../db/schema/signing';
import { notify } from '../notifications/notify';
import { accountsOf } from '../people/accountsOf';
import { endSignatures } from './endSignatures';

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
