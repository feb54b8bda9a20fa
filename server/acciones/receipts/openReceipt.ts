import { openReceipt } from '@contract/receipts/openReceipt';
import { tellReceipts } from '../../receipts/tellReceipts';
import { openSignature } from '../../signing/openSignature';
import { implement } from '../implement';
import { findReceipt } from './presentReceipt';

/** Only its person's look counts: the accion reaches nobody else's. */
export const openReceiptHandler = implement(openReceipt, async ({ id }, context) => {
  const { signatureId, personId } = await findReceipt(context, id);
  if (await openSignature(context.db, signatureId)) {
    await context.audit({ entity: 'receipt', entityId: id, after: { opened: true } });
    await tellReceipts(context, [personId]);
  }
  return { ok: true as const };
});
