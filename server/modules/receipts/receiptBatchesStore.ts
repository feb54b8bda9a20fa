import { and, eq, ne, sql } from 'drizzle-orm';
import { receiptBatch } from '../../db/schema/receipts';
import type { Context } from '../../engine/acciones/context';
import { defineChanges } from '../../engine/store/defineChanges';
import { noBatch, presentBatch } from './presentBatch';
import { tellBatch } from './tellReceipts';

type Batch = typeof receiptBatch.$inferSelect;
type BatchAction = 'publish' | 'discard';

const actionsIn: Partial<Record<Batch['state'], readonly BatchAction[]>> = {
  ready: ['publish', 'discard'],
  failed: ['discard'],
};

/** The only way in which somebody changes a batch. */
export const receiptBatchesStore = defineChanges({
  table: receiptBatch,
  entity: 'receiptBatch',
  missing: noBatch,
  async lock({ db }, id) {
    const [row] = await db
      .select()
      .from(receiptBatch)
      .where(and(eq(receiptBatch.id, id), ne(receiptBatch.state, 'discarded')))
      .for('update');
    return row;
  },
  row: (batch) => batch,
  present: ({ db }, id) => presentBatch(db, id),
  actions: (_asking, { state }): readonly BatchAction[] => actionsIn[state] ?? [],
  refusal: (_batch, action) =>
    action === 'discard'
      ? 'Ese lote ya no se puede descartar.'
      : 'Ese lote ya no se puede cambiar.',
  tell: (ends, { id }) => tellBatch(ends, id),
});

/** This ends the batch of a task; the audit already has who asked for the task. */
export async function endBatch(
  ends: Pick<Context, 'db' | 'emit'>,
  id: number,
  from: Batch['state'],
  ended: Partial<Batch>,
): Promise<void> {
  await ends.db
    .update(receiptBatch)
    .set({ ...ended, version: sql`${receiptBatch.version} + 1` })
    .where(and(eq(receiptBatch.id, id), eq(receiptBatch.state, from)));
  await tellBatch(ends, id);
}
