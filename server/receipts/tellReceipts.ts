import type { Context } from '../acciones/context';

/** The open screens of who publishes slips; nobody else hears of a batch. */
export async function tellBatch({ emit }: Pick<Context, 'emit'>, id: number): Promise<void> {
  const tags = [
    { type: 'ReceiptBatch', id: 'LIST' },
    { type: 'ReceiptBatch', id },
  ] as const;
  await emit(tags, { kind: 'everyone', permission: 'LIQUIDATION.APPROVE' });
}
