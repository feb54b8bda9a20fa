import { eq } from 'drizzle-orm';
import { receipt } from '../../db/schema/receipts';
import { defineChanges } from '../../engine/store/defineChanges';
import { findReceipt, noReceipt, presentReceipt } from './presentReceipt';
import type { StoredReceipt } from './receiptQueries';
import { tellReceipts } from './tellReceipts';

type ReceiptAction = 'answer' | 'replace';

interface FoundReceipt {
  receipt: typeof receipt.$inferSelect;
  shown: StoredReceipt;
}

const refusals: Record<ReceiptAction, string> = {
  answer: 'Solo se responde a quien firmó en disconformidad.',
  replace: 'Ese recibo ya no vale: se reemplazó por otro, o quedó sin efecto.',
};

const isInForce = ({ replacedById, reversesId, reversedById }: StoredReceipt): boolean =>
  replacedById === null && reversesId === null && reversedById === null;

/** The only way in which a slip changes; that it was opened and signed stands in its signature. */
export const receiptsStore = defineChanges({
  table: receipt,
  entity: 'receipt',
  missing: noReceipt,
  async lock(asking, id): Promise<FoundReceipt | undefined> {
    const [row] = await asking.db.select().from(receipt).where(eq(receipt.id, id)).for('update');
    return row && { receipt: row, shown: await findReceipt(asking, id) };
  },
  row: (found) => found.receipt,
  present: presentReceipt,
  actions: (_asking, { shown }: FoundReceipt): ReceiptAction[] => [
    ...(shown.state === 'dissented' ? (['answer'] as const) : []),
    ...(isInForce(shown) ? (['replace'] as const) : []),
  ],
  refusal: (_found, action) => refusals[action],
  refusesFirst: true,
  tell: (ends, { personId }) => tellReceipts(ends, [personId]),
});
