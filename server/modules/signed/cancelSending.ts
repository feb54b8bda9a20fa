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

/** This ends the signing, and those who were asked to sign hear of it. The envelope is locked. */
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
  // An envelope that was never sent is unknown to its signers.
  if (before.sentAt) await notify(context, await accountsOf(db, waited), cancelledNotice(before));
  await tellSigners(context, waited);
}
