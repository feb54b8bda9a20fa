import { replaceReceipt } from '@contract/receipts/replaceReceipt';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { receipt } from '../../db/schema/receipts';
import { readStored } from '../../files/readStored';
import { requireUploads } from '../../files/requireUploads';
import { conflict, invalid } from '../../http/fault';
import { publishSlip } from '../../receipts/publishSlip';
import { endSignatures } from '../../signing/endSignatures';
import { implement } from '../implement';
import { lockReceipt } from './lockReceipt';
import { presentReceipt } from './presentReceipt';
import { onlyPublishers } from './receiptScope';

export const replaceReceiptHandler = implement(
  replaceReceipt,
  async ({ id, version, file, dueOn }, context) => {
    await onlyPublishers(context);
    const { db, viewer, services, audit, origin } = context;
    const { before, shown } = await lockReceipt(context, { id, version });
    if (shown.replacedById !== null) throw conflict('Ese recibo ya se reemplazó por otro.');
    await requireUploads(db, viewer.accountId, 'receipts', { file });
    const pdf = and(eq(storedFile.hash, file), eq(storedFile.mime, 'application/pdf'));
    if ((await db.$count(storedFile, pdf)) === 0) throw invalid({ file: 'Subí un PDF.' });
    // Who has not signed it yet signs the new one instead; what was signed stays as it was said.
    await endSignatures(db, [before.paperId], 'cancelled');
    const after = { ...before, version: version + 1 };
    await db.update(receipt).set({ version: after.version }).where(eq(receipt.id, id));
    const { personId, batchId, period, kind, number } = before;
    const newId = await publishSlip(context, {
      ...{ personId, batchId, period, kind, number },
      title: shown.title,
      dueOn,
      replacesId: id,
      bytes: await readStored(services.files, file),
      origin,
    });
    await audit({
      entity: 'receipt',
      entityId: id,
      before,
      after: { ...after, replacedBy: newId },
    });
    return presentReceipt(context, newId);
  },
);
