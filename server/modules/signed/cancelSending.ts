import type { envelope } from '../../db/schema/signing';
import type { Context } from '../../engine/acciones/context';
import { notify } from '../../engine/notifications/notify';
import { accountsOf } from '../../engine/people/accountsOf';
import { endSignatures } from '../../engine/signing/endSignatures';
import { clock } from '../../engine/time/clock';
import { envelopesStore } from './envelopesStore';
import { papersOf } from './settleEnvelope';
import { cancelledNotice, settleAsked } from './signedNotices';
import { tellSigners } from './tellSigned';

/** Nobody signs it any more, and who was asked to hears of it. It is locked. */
export async function cancelSending(
  context: Context,
  before: typeof envelope.$inferSelect,
  reason: string,
): Promise<void> {
  const { db } = context;
  const waited = await endSignatures(db, await papersOf(db, before.id), 'cancelled');
  const cancelled = { state: 'cancelled' as const, endedAt: clock.now(), endReason: reason };
  await envelopesStore.write(context, before, cancelled, {});
  await settleAsked(context, before.id, waited);
  // Of what was never sent nobody has heard.
  if (before.sentAt) await notify(context, await accountsOf(db, waited), cancelledNotice(before));
  await tellSigners(context, waited);
}
