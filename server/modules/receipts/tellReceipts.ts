import type { Context } from '../../engine/acciones/context';
import { tellPeople } from '../../engine/people/tellPeople';

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

/** This tells the people of these slips, and those who follow the signing. */
export const tellReceipts = (
  told: Pick<Context, 'db' | 'emit'>,
  personIds: readonly number[],
): Promise<void> => tellPeople(told, receiptTags, personIds, ['LIQUIDATION.SHOW']);
