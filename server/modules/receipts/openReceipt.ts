import { openReceipt } from '@contract/receipts/receiptAcciones';
import { implement } from '../../engine/acciones/implement';
import { openSignature } from '../../engine/signing/openSignature';
import { findReceipt } from './presentReceipt';
import { tellReceipts } from './tellReceipts';

/** Only its person's look counts: the accion reaches nobody else's. */
export const openReceiptHandler = implement(openReceipt, async ({ id }, context) => {
  const { signatureId, personId } = await findReceipt(context, id);
  if (await openSignature(context.db, signatureId)) {
    await context.audit({ entity: 'receipt', entityId: id, after: { opened: true } });
    await tellReceipts(context, [personId]);
  }
  return { ok: true as const };
});
