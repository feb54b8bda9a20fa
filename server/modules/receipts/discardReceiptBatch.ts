import { discardReceiptBatch } from '@contract/receipts/receiptBatchAcciones';
import { eq } from 'drizzle-orm';
import { receiptBatch } from '../../db/schema/receipts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { lockBatch } from './lockBatch';
import { onlyPublishers } from './receiptScope';
import { tellBatch } from './tellReceipts';

export const discardReceiptBatchHandler = implement(
  discardReceiptBatch,
  async ({ id, version }, context) => {
    await onlyPublishers(context);
    const { db, audit } = context;
    const before = await lockBatch(db, { id, version });
    if (before.state !== 'ready' && before.state !== 'failed') {
      throw conflict('Ese lote ya no se puede descartar.');
    }
    const after = { state: 'discarded' as const, version: version + 1 };
    await db.update(receiptBatch).set(after).where(eq(receiptBatch.id, id));
    await audit({ entity: 'receiptBatch', entityId: id, before, after });
    await tellBatch(context, id);
    return { ok: true as const };
  },
);
