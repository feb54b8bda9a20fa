import type { InputOf } from '@contract/core/accion';
import { replaceReceipt } from '@contract/receipts/receiptAcciones';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import type { Context } from '../../engine/acciones/context';
import { implementPrepared } from '../../engine/acciones/implement';
import { readStored } from '../../engine/files/readStored';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { invalid } from '../../engine/http/fault';
import { endSignatures } from '../../engine/signing/endSignatures';
import { turnOf } from '../../engine/signing/turnOf';
import { presentReceipt } from './presentReceipt';
import { makeSlip, publishSlip } from './publishSlip';
import { onlyPublishers } from './receiptScope';
import { receiptsStore } from './receiptsStore';
import { checkSlip } from './slipOwner';

type Input = InputOf<typeof replaceReceipt>;

/** The new slip with the employer's seal, once it is sure whose it is. */
async function makeReplacement({ id, version, file, evenSo }: Input, context: Context) {
  await onlyPublishers(context);
  const { db, viewer, services, origin } = context;
  // No transaction yet: this only looks, and whoever writes looks again.
  const { shown } = await receiptsStore.hold(context, { id, version }, 'replace');
  await requireUploads(db, viewer.accountId, 'receipts', { file });
  const pdf = and(eq(storedFile.hash, file), eq(storedFile.mime, 'application/pdf'));
  if ((await db.$count(storedFile, pdf)) === 0) throw invalid({ file: 'Subí un PDF.' });
  const bytes = await readStored(services.files, file);
  const turn = turnOf(viewer);
  const { personId, title, period } = shown;
  await checkSlip(context, { bytes, personId, period, evenSo }, turn);
  return makeSlip(context, { personId, title, bytes, origin }, turn);
}

export const replaceReceiptHandler = implementPrepared(
  replaceReceipt,
  makeReplacement,
  async ({ id, version, dueOn }, context, made) => {
    const { receipt: before } = await receiptsStore.hold(context, { id, version }, 'replace');
    // People who have not signed it yet sign the new one instead; a signed slip stays as it was.
    await endSignatures(context.db, [before.paperId], 'cancelled');
    const { personId, batchId, period, kind, number } = before;
    const values = { personId, batchId, period, kind, number, dueOn, replacesId: id };
    const replacedBy = await publishSlip(context, made, values);
    await receiptsStore.write(context, before, {}, { told: { replacedBy } });
    return presentReceipt(context, replacedBy);
  },
);
