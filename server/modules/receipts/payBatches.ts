import type { ReceiptKind } from '@contract/receipts/receiptKinds';
import { and, eq, max, ne } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { receiptBatch } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { clock } from '../../engine/time/clock';
import { endBatch, receiptBatchesStore } from './receiptBatchesStore';

interface NewBatch {
  kind: ReceiptKind;
  period: string;
  title: string;
  dueOn: string;
}

/** Each slip of a batch has these of it. */
export interface PayBatch {
  batchId: number;
  period: string;
  kind: ReceiptKind;
  number: number;
  dueOn: string;
}

/** A batch whose slips come one by one from who reckoned them, and not from a file; its number is free in its month. */
export async function openPayBatch(context: Context, batch: NewBatch): Promise<number> {
  const { db, viewer } = context;
  const [row] = await db
    .select({ last: max(receiptBatch.number) })
    .from(receiptBatch)
    .where(
      and(
        eq(receiptBatch.period, batch.period),
        eq(receiptBatch.kind, batch.kind),
        ne(receiptBatch.state, 'discarded'),
      ),
    );
  const number = (row?.last ?? 0) + 1;
  const values = { ...batch, number, state: 'publishing' as const, accountId: viewer.accountId };
  return (await receiptBatchesStore.create(context, values, {})).id;
}

export async function payBatch(db: Db, id: number): Promise<PayBatch> {
  const [row] = await db.select().from(receiptBatch).where(eq(receiptBatch.id, id));
  if (!row) throw new Error('a batch that was opened is there');
  const { period, kind, number, dueOn } = row;
  return { batchId: id, period, kind, number, dueOn };
}

/** A batch is discarded while nobody has a slip of it. */
export const discardPayBatch = (ends: Pick<Context, 'db' | 'emit'>, id: number): Promise<void> =>
  endBatch(ends, id, 'publishing', { state: 'discarded' });

export const closePayBatch = (ends: Pick<Context, 'db' | 'emit'>, id: number): Promise<void> =>
  endBatch(ends, id, 'publishing', { state: 'published', publishedAt: clock.now() });
