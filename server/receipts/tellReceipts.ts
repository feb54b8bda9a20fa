import type { Context } from '../acciones/context';
import { accountsOf } from '../people/accountsOf';

/** The open screens of who publishes slips; nobody else hears of a batch. */
export async function tellBatch({ emit }: Pick<Context, 'emit'>, id: number): Promise<void> {
  const tags = [
    { type: 'ReceiptBatch', id: 'LIST' },
    { type: 'ReceiptBatch', id },
  ] as const;
  await emit(tags, { kind: 'everyone', permission: 'LIQUIDATION.APPROVE' });
}

const receiptTags = [
  { type: 'Receipt', id: 'LIST' },
  { type: 'ReceiptBatch', id: 'LIST' },
] as const;

/** The open screens of whose slips these are, and of who follows their signing. */
export async function tellReceipts(
  { db, emit }: Pick<Context, 'db' | 'emit'>,
  personIds: readonly number[],
): Promise<void> {
  await emit(receiptTags, { kind: 'accounts', ids: await accountsOf(db, personIds) });
  await emit(receiptTags, { kind: 'everyone', permission: 'LIQUIDATION.SHOW' });
}
