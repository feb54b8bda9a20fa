import type { InputOf } from '@contract/core/accion';
import { replaceReceipt } from '@contract/receipts/receiptAcciones';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { receipt } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { implementPrepared } from '../../engine/acciones/implement';
import { readStored } from '../../engine/files/readStored';
import { requireUploads } from '../../engine/files/uploads/requireUploads';
import { conflict, invalid } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { endSignatures } from '../../engine/signing/endSignatures';
import { turnOf } from '../../engine/signing/turnOf';
import { lockReceipt } from './lockReceipt';
import { findReceipt, presentReceipt } from './presentReceipt';
import { makeSlip, publishSlip } from './publishSlip';
import type { StoredReceipt } from './receiptQueries';
import { onlyPublishers } from './receiptScope';
import { checkSlipOwner } from './slipOwner';

type Input = InputOf<typeof replaceReceipt>;

function refuseReplaced({ replacedById }: StoredReceipt): void {
  if (replacedById !== null) throw conflict('Ese recibo ya se reemplazó por otro.');
}

/** The new slip with the employer's seal, once it is sure whose it is. */
async function makeReplacement({ id, version, file, evenSo }: Input, context: Context) {
  await onlyPublishers(context);
  const { db, viewer, services, origin } = context;
  const shown = await findReceipt(context, id);
  refuseReplaced(shown);
  if (shown.version !== version) throw staleVersion(await presentReceipt(context, id));
  await requireUploads(db, viewer.accountId, 'receipts', { file });
  const pdf = and(eq(storedFile.hash, file), eq(storedFile.mime, 'application/pdf'));
  if ((await db.$count(storedFile, pdf)) === 0) throw invalid({ file: 'Subí un PDF.' });
  const bytes = await readStored(services.files, file);
  const turn = turnOf(viewer);
  await checkSlipOwner(context, { bytes, personId: shown.personId, evenSo }, turn);
  const { personId, title } = shown;
  return makeSlip(context, { personId, title, bytes, origin }, turn);
}

export const replaceReceiptHandler = implementPrepared(
  replaceReceipt,
  makeReplacement,
  async ({ id, version, dueOn }, context, made) => {
    const { db, audit } = context;
    const { before, shown } = await lockReceipt(context, { id, version });
    refuseReplaced(shown);
    // Who has not signed it yet signs the new one instead; what was signed stays as it was said.
    await endSignatures(db, [before.paperId], 'cancelled');
    const after = { ...before, version: version + 1 };
    await db.update(receipt).set({ version: after.version }).where(eq(receipt.id, id));
    const { personId, batchId, period, kind, number } = before;
    const values = { personId, batchId, period, kind, number, dueOn, replacesId: id };
    const newId = await publishSlip(context, made, values);
    await audit({
      entity: 'receipt',
      entityId: id,
      before,
      after: { ...after, replacedBy: newId },
    });
    return presentReceipt(context, newId);
  },
);
